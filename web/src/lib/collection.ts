/** Which boxes somebody owns, by game; it stays in the browser. Nothing set: everything is shown. */
const KEY = 'tableverse-collection'

export function owned(game: string): string[] | null {
  const list = read()[game]
  return Array.isArray(list) && list.length ? list : null
}

export function own(game: string, products: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: products }))
  } catch {
    // Without storage everything is shown.
  }
}

function read(): Record<string, string[] | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string[] | undefined>
  } catch {
    return {}
  }
}
