/** The tables this browser has a seat or a place at: their tokens survive a reload. */
export interface Kept {
  table: string
  game: string
  token: string
  at: number
}

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
  const others = keptTables().filter((kept) => kept.table !== table)
  store([{ table, game, token, at: Date.now() }, ...others].slice(0, MOST))
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
