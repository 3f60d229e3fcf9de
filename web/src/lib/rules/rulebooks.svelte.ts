/**
 * The opened rulebooks, fetched once per page and kept offline by the service worker. `here` is the rulebook of the
 * game on the screen, which explains the terms on the page.
 */
import * as api from '../api'
import { indexRulebook, cardsOf, type Book, type Card, type Picture } from './book'
import { keepOffline } from './offline'
import { SearchIndex } from './search'

export interface LoadedRulebook {
  book: Book
  /** The search index, which the first search builds. */
  index: SearchIndex
  cards: Map<string, Card>
  /** Returns the picture of a term by its name in the glossary. */
  picture: (name: string) => Picture | null
}

type Loader = (game: string) => Promise<(name: string) => Picture | null>

class Rulebooks {
  here = $state.raw<LoadedRulebook | null>(null)
  /** Opens the rulebook at a rule without leaving the screen. Null if the screen cannot. */
  reader: ((anchor: string) => void) | null = null
  readonly #taken = new Map<string, Promise<LoadedRulebook>>()

  /**
   * Open a game's rulebook and explain the terms on the page with it. `pictures` loads the game's drawings, and
   * `content` the cards of a table with its own content.
   */
  async open(game: string, pictures: Loader, content?: unknown): Promise<void> {
    if (this.here?.book.game !== game) this.here = null
    const key = `${game} ${(content as { fingerprint?: string } | undefined)?.fingerprint ?? ''}`
    const coming = this.#taken.get(key) ?? fetched(game, pictures, content)
    this.#taken.set(key, coming)
    coming.catch(() => this.#taken.delete(key)) // retried the next time
    this.here = await coming
  }
}

async function fetched(game: string, pictures: Loader, given: unknown): Promise<LoadedRulebook> {
  // A rulebook works without its lessons.
  const lessons = api.lessons(game).catch(() => [])
  const [printed, content, picture] = await Promise.all([api.rules(game), given ?? api.content(game), pictures(game)])
  const book = indexRulebook(printed, await lessons)
  const cards = cardsOf(content)
  let index: SearchIndex | null = null
  keepOffline()
  return {
    book,
    get index() {
      return (index ??= new SearchIndex(book, cards))
    },
    cards: new Map(cards.map((card) => [card.id, card])),
    picture,
  }
}

export const rulebooks = new Rulebooks()
