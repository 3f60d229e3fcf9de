/** The screens by URL path, so that links can be shared. */
export type Place =
  | { at: 'lobby' }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string; move: number | null }
  | { at: 'review'; table: string }
  | { at: 'decks'; game: string }
  | { at: 'cards'; game: string; small: boolean }
  | { at: 'rules'; game: string; anchor: string }
  | { at: 'learn'; game: string; lesson: string }
  | { at: 'profile'; code: string }
  | { at: 'workshop'; game: string; component: string; shared: string }

export function parsePlace(path: string, search: string, hash = ''): Place {
  const [, first, second] = path.split('/')
  if (first === 'table' && second) return { at: 'table', table: second }
  if (first === 'replay' && second) {
    const move = Number.parseInt(new URLSearchParams(search).get('move') ?? '', 10)
    return { at: 'replay', table: second, move: Number.isNaN(move) ? null : move }
  }
  if (first === 'review' && second) return { at: 'review', table: second }
  if (first === 'decks' && second) return { at: 'decks', game: second }
  if (first === 'cards' && second) return { at: 'cards', game: second, small: new URLSearchParams(search).has('small') }
  if (first === 'rules') return { at: 'rules', game: second ?? '', anchor: hash.slice(1) }
  if (first === 'learn' && second) return { at: 'learn', game: second, lesson: hash.slice(1) }
  if (first === 'profile') return { at: 'profile', code: hash.slice(1) }
  if (first === 'workshop' && second) return { at: 'workshop', game: second, component: path.split('/').slice(3).join('/'), shared: hash.slice(1) }
  return { at: 'lobby' }
}

class Router {
  place = $state.raw<Place>(parsePlace(location.pathname, location.search, location.hash))

  constructor() {
    addEventListener('popstate', () => (this.place = parsePlace(location.pathname, location.search, location.hash)))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.place = parsePlace(location.pathname, location.search, location.hash)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Follow a link within the page on a plain click. Every other click is left to the browser. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(event.currentTarget.getAttribute('href') ?? '/')
}
