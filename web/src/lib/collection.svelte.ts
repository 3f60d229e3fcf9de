/** The boxes a person owns, by game, and whether lists hide everything else. Kept in the browser. */
const KEY = 'tableverse-collection'

interface OwnedBoxes {
  products: string[]
  /** Whether lists also show cards outside the owned boxes. */
  all: boolean
}

export class Collection {
  #shelves = $state.raw(read())

  #of(game: string): OwnedBoxes {
    return this.#shelves[game] ?? { products: [], all: false }
  }

  /** Return the owned boxes. If none were selected, lists show everything. */
  owned(game: string): string[] {
    return this.#of(game).products
  }

  /** Return whether lists hide cards outside the owned boxes. */
  filters(game: string): boolean {
    return this.owned(game).length > 0 && !this.#of(game).all
  }

  /** Return whether something from these boxes is shown. Things without a box are always shown. */
  shows(game: string, products: string[]): boolean {
    return !this.filters(game) || !products.length || products.some((one) => this.owned(game).includes(one))
  }

  own(game: string, products: string[]): void {
    this.#keep(game, { ...this.#of(game), products })
  }

  showAll(game: string, all: boolean): void {
    this.#keep(game, { ...this.#of(game), all })
  }

  #keep(game: string, shelf: OwnedBoxes): void {
    this.#shelves = { ...this.#shelves, [game]: shelf }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#shelves))
    } catch {
      // Without storage the selection lasts until the page is closed.
    }
  }
}

/** Read the stored selection. Older versions stored a plain list of boxes. */
function read(): Record<string, OwnedBoxes> {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string[] | Partial<OwnedBoxes> | undefined>
    const shelf = (one: string[] | Partial<OwnedBoxes> | undefined): OwnedBoxes => (Array.isArray(one) ? { products: one, all: false } : { products: Array.isArray(one?.products) ? one.products : [], all: one?.all === true })
    return Object.fromEntries(Object.entries(kept).map(([game, one]) => [game, shelf(one)]))
  } catch {
    return {}
  }
}

export const collection = new Collection()
