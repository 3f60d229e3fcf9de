/** The tables this browser has a seat or a place at: their tokens survive a reload. */
export interface Kept {
  table: string
  game: string
  token: string
  at: number
  /** What need not be asked at this table, by ability. */
  answers?: Record<string, Wish>
}

export type Wish = 'always' | 'never'

const KEY = 'tableverse-tables'
const MOST = 30

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

export function answersFor(table: string): Record<string, Wish> {
  return keptTables().find((kept) => kept.table === table)?.answers ?? {}
}

export function keepAnswers(table: string, answers: Record<string, Wish>): void {
  store(keptTables().map((kept) => (kept.table === table ? { ...kept, answers } : kept)))
}

export function forget(table: string): void {
  store(keptTables().filter((kept) => kept.table !== table))
}

function store(list: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Without storage a seat lasts as long as the page.
  }
}
