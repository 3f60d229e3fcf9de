/** The tables of this browser with their opponents and their state: whose turn it is, or how the game ended. */
import * as api from './api'
import { forgetUnfinished, playedAt, type PlayedGame } from './played-games'
import { forgetTable, storedTables, type StoredTable } from './token-storage'
import { seatNames } from './seat-names'
import { t, texts } from './texts.svelte'
import type { TableShown } from './wire'

export interface MyTable {
  kept: StoredTable
  played: PlayedGame | null
  /** The table's status. Null while it is being fetched, or if the server does not answer. */
  table: TableShown | null
}

/** The number of rows shown unless more are requested. */
export const NEWEST = 6

export class MyTables {
  rows = $state.raw<MyTable[]>(storedTables().map((kept) => ({ kept, played: playedAt(kept.table), table: null })))
  /** Whether the status of every table has been requested. */
  asked = $state(false)

  /** Fetch the tables. Finished ones do not change. After the first time, only the newest running ones are fetched. */
  async refresh(): Promise<void> {
    for (const { kept, table: known } of this.asked ? this.rows.slice(0, NEWEST) : this.rows) {
      if (known && !isGoing(known)) continue
      try {
        const table = await api.table(kept.table)
        this.rows = this.rows.map((row) => (row.kept.table === kept.table ? { ...row, table } : row))
      } catch (error) {
        if (error instanceof api.Refused && error.status === 404) this.#drop(kept.table)
      }
    }
    this.asked = true
  }

  remove(id: string): void {
    forgetUnfinished(id)
    this.#drop(id)
  }

  #drop(id: string): void {
    forgetTable(id)
    this.rows = this.rows.filter((row) => row.kept.table !== id)
  }

  /** Return the table to continue, preferably one that waits for this person. */
  get next(): MyTable | null {
    const going = this.rows.filter((row) => row.table?.status === 'playing')
    return going.find(isMyTurn) ?? going[0] ?? null
  }

  standing(row: MyTable): string {
    const { table, played } = row
    if (!table) return played?.over ? result(played.won, played.seats) : this.asked ? t('web-status-unknown') : '…'
    if (table.status === 'over') return table.winners ? result(seatsOf(row).some((seat) => table.winners!.includes(seat)), seatsOf(row)) : t('web-status-over')
    if (table.status !== 'playing') return t(`web-status-${table.status}`)
    if (table.waiting_for === null || table.waiting_for < 0) return t('web-status-playing')
    return isMyTurn(row) ? t('web-your-turn') : t('web-turn-of', { name: seatNames(table.seats)[table.waiting_for] ?? '' })
  }
}

const seatsOf = ({ played }: MyTable) => played?.seats ?? []
const result = (won: boolean, seats: number[]) => t(seats.length === 0 ? 'web-status-over' : won ? 'web-table-won' : 'web-table-lost')
const isGoing = (table: TableShown) => table.status === 'playing' || table.status === 'open'

export const gameOf = ({ kept, table }: MyTable) => table?.game || kept.game
/** Return whether the game still runs, so that removing the table gives up a seat. */
export const isRunning = ({ table }: MyTable) => table !== null && isGoing(table)
export const isMyTurn = (row: MyTable) => row.table?.status === 'playing' && row.table.waiting_for !== null && seatsOf(row).includes(row.table.waiting_for)

/** Return the opponents and partners as text, as far as this browser knows them. */
export function opponentsOf(row: MyTable): string {
  const open = row.table?.seats.filter((seat) => seat.kind === 'open').length ?? 0
  if (row.table?.status === 'open') return t('web-seats-open', { open, seats: row.table.seats.length })
  const people = row.table ? seatNames(row.table.seats) : (row.played?.people ?? [])
  const mine = seatsOf(row)
  const others = [...new Set(people.filter((_, seat) => (mine.length ? !mine.includes(seat) : people.length > 1)))]
  const villain = row.played?.villain?.[texts.language]
  const words = villain ? [t('web-table-against', { villain })] : []
  if (others.length) words.push(villain || mine.length === 0 ? t('web-table-with', { names: texts.listing(others) }) : t('web-table-against', { villain: texts.listing(others) }))
  else if (people.length) words.push(t('web-table-alone'))
  if (row.table?.lesson) words.unshift(t('web-table-lesson'))
  return words.join(' · ')
}
