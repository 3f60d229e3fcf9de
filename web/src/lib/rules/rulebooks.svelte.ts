/** The rulebooks that were opened: fetched once, kept as long as the page, and by the service worker for days without a
 * network. `here` is the one of the game on the screen: terms anywhere on the page are explained by it. */
import * as api from '../api'
import { indexRulebook, cardsOf, type Book, type Card, type Picture } from './book'
import { keepOffline } from './offline'
import { SearchIndex } from './search'

export interface LoadedRulebook {
  book: Book
  /** Made when somebody searches for the first time. */
  index: SearchIndex
  cards: Map<string, Card>
  /** The picture of a term by its name in the glossary. */
  picture: (name: string) => Picture | null
}

type Loader = (game: string) => Promise<(name: string) => Picture | null>

class Rulebooks {
  here = $state.raw<LoadedRulebook | null>(null)
  /** How the screen opens the rulebook at a rule without being left; null where it does not. */
  reader: ((anchor: string) => void) | null = null
  readonly #taken = new Map<string, Promise<LoadedRulebook>>()

  /** Terms on the page are those of this game from now on. `pictures` fetches what the game draws them with; `content` holds
   * the cards of a table, where it has not all there are. */
  async open(game: string, pictures: Loader, content?: unknown): Promise<void> {
    if (this.here?.book.game !== game) this.here = null
    const key = `${game} ${(content as { fingerprint?: string } | undefined)?.fingerprint ?? ''}`
    const coming = this.#taken.get(key) ?? fetched(game, pictures, content)
    this.#taken.set(key, coming)
    coming.catch(() => this.#taken.delete(key)) // the next time it is tried again
    this.here = await coming
  }
}

async function fetched(game: string, pictures: Loader, given: unknown): Promise<LoadedRulebook> {
  // A rulebook without its lessons is still a rulebook.
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
