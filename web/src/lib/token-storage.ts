/** The tables where this browser has a seat or watches. Their tokens survive a reload. */
export interface StoredTable {
  table: string
  game: string
  token: string
  at: number
  /** The standing answers at this table, by ability. */
  answers?: Record<string, StandingAnswer>
  upgrades?: number
}

export type StandingAnswer = 'always' | 'never'

const KEY = 'tableverse-tables'
const MAX_TABLES = 30
const COMMITMENTS = 'tableverse-promises'
const MAX_COMMITMENTS = 200

export function storedTables(): StoredTable[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? (list as StoredTable[]) : []
  } catch {
    return []
  }
}

export function tokenFor(table: string): string | null {
  return storedTables().find((kept) => kept.table === table)?.token ?? null
}

export function storeToken(table: string, game: string, token: string): void {
  const all = storedTables()
  const known = all.find((kept) => kept.table === table)
  const others = all.filter((kept) => kept !== known)
  store([{ ...known, table, game, token, at: Date.now() }, ...others].slice(0, MAX_TABLES))
}

/** Append seats from another device to the existing seats, without dropping any. */
export function importTokens(seats: { table: string; game: string; token: string }[]): void {
  const all = storedTables()
  const brought = seats.filter((seat) => !all.some((kept) => kept.table === seat.table))
  store([...all, ...brought.map((seat) => ({ ...seat, at: Date.now() }))].slice(0, MAX_TABLES))
}

export function storedAnswers(table: string): Record<string, StandingAnswer> {
  return storedTables().find((kept) => kept.table === table)?.answers ?? {}
}

export function storeAnswers(table: string, answers: Record<string, StandingAnswer>): void {
  store(storedTables().map((kept) => (kept.table === table ? { ...kept, answers } : kept)))
}

/** Return the commitment this device first saw for a table, or null. Later commitments are not stored. */
export function storedCommitment(table: string): string | null {
  return commitments().find(([known]) => known === table)?.[1] ?? null
}

export function storeCommitment(table: string, commitment: string): void {
  const all = commitments()
  if (!commitment || all.some(([known]) => known === table)) return
  write(COMMITMENTS, [[table, commitment], ...all].slice(0, MAX_COMMITMENTS))
}

function commitments(): [string, string][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(COMMITMENTS) ?? '[]')
    return Array.isArray(list) ? (list as [string, string][]) : []
  } catch {
    return []
  }
}

/** Return how many updates of Tableverse this device has shown for a table. */
export function upgradesRead(table: string): number {
  return storedTables().find((kept) => kept.table === table)?.upgrades ?? 0
}

export function storeUpgradesRead(table: string, upgrades: number): void {
  store(storedTables().map((kept) => (kept.table === table ? { ...kept, upgrades } : kept)))
}

export function forgetTable(table: string): void {
  store(storedTables().filter((kept) => kept.table !== table))
}

function store(list: StoredTable[]): void {
  write(KEY, list)
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a seat lasts as long as the page.
  }
}
