/** Which boxes somebody owns, by game, and whether lists show nothing else; it stays in the browser. */
const KEY = 'tableverse-collection'

interface OwnedBoxes {
  products: string[]
  /** What is in no box of theirs is shown all the same. */
  all: boolean
}

export class Collection {
  #shelves = $state.raw(read())

  #of(game: string): OwnedBoxes {
    return this.#shelves[game] ?? { products: [], all: false }
  }

  /** The boxes; none: nobody has said, and everything is shown. */
  owned(game: string): string[] {
    return this.#of(game).products
  }

  /** Do lists leave out what is in no box of theirs? */
  filters(game: string): boolean {
    return this.owned(game).length > 0 && !this.#of(game).all
  }

  /** Is something shown that comes in one of these boxes? What comes in none always is. */
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
      // Without storage it holds until the page is closed.
    }
  }
}

/** A list of boxes is how it was kept before everything could be shown. */
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
