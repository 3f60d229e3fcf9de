/**
 * A profile as a code that moves a person's name, emblem and played games to another device. Nothing is sent to a
 * server.
 */
import { mergeGames, playedGames, MAX_GAMES, type PlayedGame } from './played-games'
import { importTokens, storedTables } from './token-storage'
import { EMBLEMS } from './emblems'
import { settings } from './settings.svelte'
import type { Names } from './wire'

/** A seat with its token. The token grants the seat. */
export interface Seat {
  table: string
  game: string
  token: string
}

export interface Profile {
  name: string
  emblem: string
  /** When the name or emblem was last changed. */
  chosen: number
  played: PlayedGame[]
  seats: Seat[]
}

export class BadCode extends Error {}

const PREFIX = 'TV1-'
/** The largest size of an unpacked code, far above any real profile. */
const LONGEST = 2_000_000

/** Return the profile of this device. `seats` includes the seats at running tables. */
export function exportProfile(seats: boolean): Profile {
  const kept = seats ? storedTables().map(({ table, game, token }) => ({ table, game, token })) : []
  return { name: settings.name, emblem: settings.emblem, chosen: settings.chosen, played: playedGames(), seats: kept }
}

/** Merge a profile into this device and return the number of new games. Newer local data stays. */
export function importProfile(profile: Profile): number {
  if (profile.chosen > settings.chosen || (!settings.name && profile.name)) settings.set({ name: profile.name || settings.name, emblem: profile.emblem, chosen: profile.chosen })
  importTokens(profile.seats)
  return mergeGames(profile.played)
}

export async function encode(profile: Profile): Promise<string> {
  const { name, emblem, chosen, played, seats } = profile
  const plain = JSON.stringify([name, emblem, minutes(chosen), played.map(packed), seats.map((seat) => [seat.table, seat.game, seat.token])])
  const bytes = await through(new TextEncoder().encode(plain), new CompressionStream('deflate-raw'))
  return PREFIX + btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decode a code and validate all of it. Raises BadCode on any error, because codes come from people. */
export async function decode(code: string): Promise<Profile> {
  const text = code.replace(/\s/g, '').replace(/^.*#/, '')
  if (!text.startsWith(PREFIX)) throw new BadCode()
  try {
    const bytes = Uint8Array.from(atob(text.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const plain = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))) as unknown
    const [name, emblem, chosen, played, seats] = list(plain)
    return {
      name: string(name).slice(0, 24),
      emblem: Object.hasOwn(EMBLEMS, string(emblem)) ? string(emblem) : '',
      chosen: Math.min(Date.now(), time(chosen)),
      played: list(played).slice(0, MAX_GAMES).map(unpacked),
      seats: list(seats).map((seat) => {
        const [table, game, token] = list(seat).map(string)
        return { table: identifier(table), game: identifier(game), token: string(token) }
      }),
    }
  } catch {
    throw new BadCode()
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Response(bytes).body!.pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > LONGEST) throw new BadCode()
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

// --- one game -----------------------------------------------------------------------------------------------------

/** Return the game in compact form: one name if both languages agree, times in minutes, flags as bits. */
function packed(one: PlayedGame): unknown[] {
  const bits = [one.over, one.won, one.lesson, one.unranked, one.rewound, one.corrected].reduce<number>((sum, flag, bit) => sum + (flag ? 1 << bit : 0), 0)
  const counted = one.facts ? [one.choices, one.length, one.facts, one.others, one.bots] : []
  return [one.table, one.game, minutes(one.at), one.seats, one.people, one.villain && name(one.villain), one.heroes.map(name), bits, ...counted]
}

function unpacked(entry: unknown): PlayedGame {
  const [table, game, at, seats, people, villain, heroes, bits, choices, length, facts, others, bots] = list(entry)
  const flag = (bit: number) => ((number(bits) >> bit) & 1) === 1
  const known: PlayedGame = {
    table: identifier(table),
    game: identifier(game),
    at: Math.min(Date.now(), time(at)),
    seats: list(seats).map(number),
    people: list(people).map(string),
    villain: villain === null ? null : names(villain),
    heroes: list(heroes).map(names),
    over: flag(0),
    won: flag(1),
    lesson: flag(2),
    unranked: flag(3),
    rewound: flag(4),
    ...(flag(5) ? { corrected: true } : {}),
  }
  if (facts === undefined) return known
  const counts = Object.fromEntries(Object.entries(facts as object).map(([fact, value]) => [fact, number(value)]))
  return { ...known, choices: number(choices), length: number(length), facts: counts, others: number(others), bots: list(bots).map(string) }
}

const name = ({ en, es }: Names): unknown => (en === es ? en : [en, es])

function names(said: unknown): Names {
  const [en, es] = typeof said === 'string' ? [said, said] : list(said).map(string)
  return { en: string(en), es: string(es) }
}

const MINUTE = 60_000
const minutes = (at: number): number => Math.ceil(at / MINUTE)
const time = (value: unknown): number => number(value) * MINUTE

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new BadCode()
  return value
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw new BadCode()
  return value
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadCode()
  return value
}

/** Validate an identifier, because it becomes part of a URL. */
function identifier(value: unknown): string {
  const text = string(value)
  if (!/^[\w-]+$/.test(text)) throw new BadCode()
  return text
}
