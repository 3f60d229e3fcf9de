/** The tables this browser has a seat or a place at: their tokens survive a reload. */
export interface Kept {
  table: string
  game: string
  token: string
  at: number
  /** What need not be asked at this table, by ability. */
  answers?: Record<string, Wish>
  upgrades?: number
}

export type Wish = 'always' | 'never'

const KEY = 'tableverse-tables'
const MOST = 30
const PROMISES = 'tableverse-promises'
const MOST_PROMISES = 200

export function keptTables(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? (list as Kept[]) : []
  } catch {
    return []
  }
}

export function tokenFor(table: string): string | null {
  return keptTables().find((kept) => kept.table === table)?.token ?? null
}

export function keep(table: string, game: string, token: string): void {
  const all = keptTables()
  const known = all.find((kept) => kept.table === table)
  const others = all.filter((kept) => kept !== known)
  store([{ ...known, table, game, token, at: Date.now() }, ...others].slice(0, MOST))
}

/** Seats from another device come after those that this one has: none of these is pushed out. */
export function keepBrought(seats: { table: string; game: string; token: string }[]): void {
  const all = keptTables()
  const brought = seats.filter((seat) => !all.some((kept) => kept.table === seat.table))
  store([...all, ...brought.map((seat) => ({ ...seat, at: Date.now() }))].slice(0, MOST))
}

export function answersFor(table: string): Record<string, Wish> {
  return keptTables().find((kept) => kept.table === table)?.answers ?? {}
}

export function keepAnswers(table: string, answers: Record<string, Wish>): void {
  store(keptTables().map((kept) => (kept.table === table ? { ...kept, answers } : kept)))
}

/** What tables promised about their cards before the first one, as this device was told; it does not believe what it is
 * told later. */
export function promiseOf(table: string): string | null {
  return promises().find(([known]) => known === table)?.[1] ?? null
}

export function keepPromise(table: string, commitment: string): void {
  const all = promises()
  if (!commitment || all.some(([known]) => known === table)) return
  write(PROMISES, [[table, commitment], ...all].slice(0, MOST_PROMISES))
}

function promises(): [string, string][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PROMISES) ?? '[]')
    return Array.isArray(list) ? (list as [string, string][]) : []
  } catch {
    return []
  }
}

/** How many updates of Tableverse this device has been told about at a table. */
export function upgradesRead(table: string): number {
  return keptTables().find((kept) => kept.table === table)?.upgrades ?? 0
}

export function keepUpgradesRead(table: string, upgrades: number): void {
  store(keptTables().map((kept) => (kept.table === table ? { ...kept, upgrades } : kept)))
}

export function forget(table: string): void {
  store(keptTables().filter((kept) => kept.table !== table))
}

function store(list: Kept[]): void {
  write(KEY, list)
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a seat lasts as long as the page.
  }
}
