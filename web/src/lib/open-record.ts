/**
 * Opens a record: a finished game as a replay, an unfinished one as a table against bots. Packs the record needs come
 * with the files, or from this server or browser.
 */
import * as api from './api'
import { storeToken } from './token-storage'
import type { GameOffered, SeatRequest } from './rest'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'
import { storedPacks } from './workshop/pack-storage'
import { isPack, type Pack } from './workshop/pack'

interface Written {
  game?: string
  config?: { seats?: number }
  people?: { bot?: string }[]
  packs?: { title: string; fingerprint: string }[]
}

/** Open the record and return the path to go to: the replay or the table. */
export async function openRecord(files: File[], games: GameOffered[]): Promise<string> {
  const values = await Promise.all(files.map(async (file) => readJson(await file.text())))
  const brought = values.filter(isPack)
  const record = values.find((value): value is Written => typeof value === 'object' && value !== null && !isPack(value))
  const count = record?.config?.seats
  if (!record || typeof count !== 'number' || !(count >= 1 && count <= 8)) throw new api.Refused(0, 'error-not-a-record', { file: files[0]?.name ?? '' })
  const game = record.game ?? ''
  const known = games.find((one) => one.id === game)?.bots.map((bot) => bot.spec) ?? []
  const seats: SeatRequest[] = Array.from({ length: count }, (_, seat) => {
    const bot = record.people?.[seat]?.bot ?? ''
    return { kind: 'bot', bot: known.includes(bot) ? bot : 'normal' }
  })
  const person = record.people?.findIndex((one) => !one.bot) ?? 0
  seats[Math.max(0, person)] = { kind: 'me' }
  const packs = await packsFor(game, record.packs ?? [], brought)
  try {
    const made = await api.create({ game, name: settings.name || t('web-guest'), seats, from_record: { ...record }, packs })
    storeToken(made.table, game, made.token)
    const table = await api.table(made.table)
    return table.status === 'over' ? `/replay/${made.table}` : `/table/${made.table}`
  } catch (error) {
    throw error instanceof api.Refused && error.key === 'error-missing-packs' ? new api.Refused(error.status, 'web-missing-packs', error.values) : error
  }
}

/** Return the packs a record names, as far as they are found. The server compares their fingerprints. */
async function packsFor(game: string, named: { title: string; fingerprint: string }[], brought: Pack[]): Promise<(string | Record<string, unknown>)[]> {
  if (!named.length) return []
  const offered = await api.offeredPacks(game).catch(() => [])
  const mine = [...brought, ...storedPacks(game).map((kept) => kept.pack)]
  return named.flatMap(({ title, fingerprint }) => {
    if (offered.some((one) => one.fingerprint === fingerprint)) return fingerprint
    const found = mine.find((pack) => pack.game === game && pack.title === title)
    return found ? { ...found } : []
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
