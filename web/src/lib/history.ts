/** What was played on this device: against whom, with whom, as whom, and how it ended. It stays in the browser. */
import type { GameClient } from '../games/client'
import type { Names, TableShown, View } from './wire'

export interface Played {
  table: string
  game: string
  /** When it was last looked at. */
  at: number
  /** My seats; none for somebody who watches. */
  seats: number[]
  people: string[]
  /** Whom the table plays against; null where players play against each other. */
  villain: Names | null
  /** My heroes. */
  heroes: Names[]
  over: boolean
  won: boolean
  lesson: boolean
}

const KEY = 'tableverse-history'
const MOST = 500

/** Newest first. */
export function history(): Played[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? (list as Played[]) : []
  } catch {
    return []
  }
}

export function playedAt(table: string): Played | null {
  return history().find((one) => one.table === table) ?? null
}

/** What there is to remember of a table at which I look at this position. */
export function played(table: TableShown, seats: number[], people: string[], view: View, client: GameClient, content: unknown): Played {
  const cast = client.cast?.(view, content)
  const heroes = seats.flatMap((seat) => cast?.heroes[seat] ?? [])
  const won = seats.some((seat) => view.result?.winners.includes(seat))
  return { table: table.id, game: table.game, at: Date.now(), seats, people, villain: cast?.villain ?? null, heroes, over: view.result !== null, won, lesson: table.lesson !== '' }
}

/** What was remembered last: nothing is read or written while a game goes on. */
let last = ''

/** A game that has ended stays as it ended: looking at it again is not playing it again. */
export function remember(played: Played): void {
  const said = JSON.stringify({ ...played, at: 0 })
  if (said === last) return
  last = said
  const all = history()
  const known = all.find((one) => one.table === played.table)
  if (known?.over || (known && JSON.stringify({ ...known, at: 0 }) === said)) return
  write([played, ...all.filter((one) => one !== known)].slice(0, MOST))
}

export function forgetPlayed(table: string): void {
  write(history().filter((one) => one.table !== table || one.over))
}

function write(list: Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Without storage nothing is remembered.
  }
}
