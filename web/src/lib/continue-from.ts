/** Create a table from a position of a finished game, with this person at one seat and bots at all other seats. */
import * as api from './api'
import { storeToken } from './token-storage'
import type { SeatRequest } from './rest'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'
import type { TableShown } from './wire'

export async function continueFrom(table: TableShown, move: number, mine: number): Promise<string> {
  const seats: SeatRequest[] = table.seats.map((seat, index) => (index === mine ? { kind: 'me' } : { kind: 'bot', bot: seat.bot ?? 'greedy' }))
  const made = await api.create({ game: table.game, name: settings.name || t('web-guest'), seats, from_table: { table: table.id, move } })
  storeToken(made.table, table.game, made.token)
  return `/table/${made.table}`
}
