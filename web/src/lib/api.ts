/** The client of the server's REST API. */
import type { PrintedRulebook } from './rules/printed'
import type { DeckReport, DeckText, GameOffered, Joined, LessonOffered, NewTable, PackOffered, ReplayStep, ReviewShown, TableCreated, TableListed } from './rest'
import type { Arguments, StepsMessage, TableShown } from './wire'

/** An error answer of the server, with the key of its text. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly values: Arguments,
  ) {
    super(key)
  }
}

export async function ask<Answer>(path: string, body?: unknown, token?: string | null): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused(0, 'web-error-offline', {})
  }
  if (response.status === 204) return undefined as Answer
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const said = (answer ?? {}) as { key?: string; arguments?: Arguments }
  throw new Refused(response.status, said.key ?? 'web-error-server', said.arguments ?? {})
}

export const games = () => ask<GameOffered[]>('/games')
/** Fetch the content of a game, or only of some products. */
export const content = (game: string, products: string[] = []) => ask<unknown>(`/games/${game}/content${products.length ? `?products=${products.join(',')}` : ''}`)
/** Fetch the content of a game without card texts, for lists to choose from. */
export const contentInBrief = (game: string) => ask<unknown>(`/games/${game}/content?brief=true`)
/** Fetch one component with its texts. */
export const component = (game: string, kind: string, id: string) => ask<unknown>(`/games/${game}/content/${kind}/${id}`)
/** Fetch the content of a table, including its packs. */
export const tableContent = (id: string) => ask<unknown>(`/tables/${id}/content`)
export const rules = (game: string) => ask<PrintedRulebook>(`/rules/${game}`)
/** Parse and validate a deck in any format. The answer says why one more copy of a card may not be added. */
export const deck = (game: string, given: { text: string } | { deck: unknown; offered: string[] }) => ask<DeckReport>(`/games/${game}/deck`, given)
export const exportDeck = (game: string, deck: unknown, format: string) => ask<DeckText>(`/games/${game}/deck/export`, { deck, format })
export const lessons = (game: string) => ask<LessonOffered[]>(`/games/${game}/lessons`)
/** Create a table for a lesson. */
export const learn = (game: string, lesson: string, name: string) => ask<TableCreated>(`/games/${game}/lessons/${lesson}`, { name })
export const openTables = () => ask<TableListed[]>('/tables')
/** Fetch the packs that the server offers for a game. */
export const offeredPacks = (game: string) => ask<PackOffered[]>(`/games/${game}/packs`)
/** Fetch the settings and content of a table with these packs. */
export const withPacks = (game: string, packs: NonNullable<NewTable['packs']>) => ask<{ settings: Record<string, unknown[]>; content: unknown }>(`/games/${game}/with-packs`, { packs })
export const table = (id: string) => ask<TableShown>(`/tables/${id}`)
export const create = (wish: NewTable) => ask<TableCreated>('/tables', wish)
export const join = (id: string, name: string, seat: number | null) =>
  ask<Joined>(`/tables/${id}/join`, { name, seat })
export const stop = (id: string, token: string | null) => ask<undefined>(`/tables/${id}/stop`, {}, token)
/** Fetch the review of a finished game. The server computes it in the background and reports its progress. */
export const review = (id: string) => ask<ReviewShown>(`/tables/${id}/review`)
/** Build the file of a problem report. */
export const report = (id: string, sentence: string, token: string | null) => ask<Record<string, unknown>>(`/tables/${id}/report`, { sentence }, token)
export const record = (id: string) => ask<unknown>(`/tables/${id}/record`)
export const replay = (id: string, move: number, token: string | null) =>
  ask<ReplayStep>(`/tables/${id}/replay/${move}`, undefined, token)
export const replaySteps = (id: string, move: number, token: string | null) =>
  ask<StepsMessage>(`/tables/${id}/replay/${move}/steps`, undefined, token)
