/** A deck that is being built: chosen, changed card by card, brought in from elsewhere, judged by the server, kept. */
import * as api from '../../lib/api'
import type { Speaker } from '../../lib/speech'
import { t, texts } from '../../lib/texts.svelte'
import type { DeckSeen } from '../../lib/rest'
import type { Message } from '../../lib/wire'
import type { Card, Content, Deck } from './content'
import { dropDeck, keepDeck, myDecks } from './my-decks'
import { term } from './words'

/** The aspects that cards of a deck are chosen from. */
export const POOLS = ['aggression', 'justice', 'leadership', 'protection', 'basic']
/** The forms in which a deck can be taken elsewhere, and how their files end. */
export const FORMATS = { marvelcdb: 'json', text: 'txt', octgn: 'o8d', tableverse: 'deck.json' } as const
export type Format = keyof typeof FORMATS

const WAIT = 200

/** A row of a list: a card, how many of it are in the deck, and how many may be. */
export interface Row {
  card: Card
  copies: number
  most: number
}

export const nameOf = (card: Card): string => card.name[texts.language]
const byName = (one: Card, other: Card): number => nameOf(one).localeCompare(nameOf(other))

export class DeckBuilding {
  mine = $state.raw<Deck[]>(myDecks())
  deck = $state.raw<Deck | null>(null)
  seen = $state.raw<DeckSeen | null>(null)
  /** What of an imported deck is not known here: told until another deck is opened. */
  unknown = $state.raw<DeckSeen['unknown']>([])
  problem = $state.raw<Message | null>(null)
  /** The name under which the deck was kept, as long as nothing has changed since. */
  saved = $state('')
  search = $state('')
  pool = $state('')
  /** The card that is looked at. */
  looked = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #content: () => Content

  constructor(content: () => Content) {
    this.#content = content
  }

  get content(): Content {
    return this.#content()
  }

  readonly #cards = $derived.by(() => [...this.content.cards.values()])
  readonly speaker = $derived<Speaker>({ game: 'champions', people: [], term: term(this.content) })
  readonly heroes = $derived(this.#cards.filter((card) => card.kind === 'hero' && this.content.cards.get(card.back)?.back === card.id))
  readonly starters = $derived(this.content.decks.map((starter) => this.#titled(starter)))
  readonly legal = $derived(this.seen !== null && this.seen.problems.length === 0 && this.unknown.length === 0)
  /** What is in the deck, by aspect. */
  readonly groups = $derived.by(() => {
    const rows = Object.entries(this.deck?.cards ?? {}).flatMap(([id, copies]) => {
      const card = this.content.cards.get(id)
      return card ? [{ card, copies, most: Math.max(this.#specific(card) ? card.quantity : card.deck_limit, copies) }] : []
    })
    return ['hero', ...POOLS, 'pool'].map((aspect) => ({ aspect, rows: rows.filter(({ card }) => card.aspect === aspect).sort((one, other) => byName(one.card, other.card)) })).filter((group) => group.rows.length)
  })
  /** Cards of the hero that the deck lacks. */
  readonly lacking = $derived.by((): Row[] => {
    const { deck } = this
    return deck ? this.#own(deck.hero).filter((card) => !deck.cards[card.id]).map((card) => ({ card, copies: 0, most: card.quantity })) : []
  })
  /** Cards to choose from, as they are searched for. */
  readonly offered = $derived.by((): Row[] =>
    this.#cards
      .filter((card) => card.deck_limit > 0 && !this.#specific(card) && (!this.pool || card.aspect === this.pool))
      .filter((card) => nameOf(card).toLocaleLowerCase().includes(this.search.trim().toLocaleLowerCase()))
      .sort(byName)
      .map((card) => ({ card, copies: this.deck?.cards[card.id] ?? 0, most: card.deck_limit })),
  )

  /** A card that only one identity has; it may be of an aspect all the same. */
  #specific(card: Card): boolean {
    return card.aspect === 'hero' || this.heroes.some((hero) => hero.set === card.set)
  }

  #own(hero: string): Card[] {
    const set = this.content.cards.get(hero)?.set
    return this.#cards.filter((card) => card.deck_limit > 0 && card.aspect !== 'encounter' && card.set === set)
  }

  /** A starter deck, by a name that people can read. */
  #titled(starter: Deck): Deck {
    const hero = this.content.cards.get(starter.hero)
    const aspects = texts.listing(starter.aspects.map((aspect) => t(`champions-aspect-${aspect}`)))
    return { ...starter, name: t('web-champions-deck-of', { hero: hero ? nameOf(hero) : starter.hero, aspects }) }
  }

  open(chosen: Deck, missing: DeckSeen['unknown'] = []): void {
    this.deck = chosen
    this.unknown = missing
    this.saved = ''
    this.pool = chosen.aspects.find((aspect) => POOLS.includes(aspect)) ?? ''
    void this.#judge()
  }

  /** Ask the server what it thinks of the deck as it stands. */
  async #judge(): Promise<void> {
    const asked = this.deck
    if (!asked) return
    await this.#attempt(async () => {
      const answer = await api.deck('champions', { deck: asked })
      if (this.deck === asked) this.seen = answer
    })
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.problem = null
    } catch (error) {
      this.problem = error instanceof api.Refused ? { key: error.key, arguments: error.values } : { key: 'web-error-server', arguments: {} }
    }
  }

  change(part: Partial<Deck>): void {
    if (!this.deck) return
    this.deck = { ...this.deck, ...part }
    this.saved = ''
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#judge(), WAIT)
  }

  copies(card: Card, count: number): void {
    if (!this.deck) return
    const cards = { ...this.deck.cards }
    if (count > 0) cards[card.id] = count
    else delete cards[card.id]
    this.change({ cards, aspects: [] }) // which aspects it has is for the server to see
  }

  /** Another hero brings their own cards. */
  play(hero: string): void {
    if (!this.deck) return
    const others = Object.entries(this.deck.cards).filter(([id]) => {
      const card = this.content.cards.get(id)
      return !card || !this.#specific(card)
    })
    this.change({ hero, cards: Object.fromEntries([...this.#own(hero).map((card) => [card.id, card.quantity] as const), ...others]) })
  }

  /** A deck from elsewhere, in whatever form; was it read? */
  async bring(text: string): Promise<boolean> {
    await this.#attempt(async () => {
      const answer = await api.deck('champions', { text })
      const deck = answer.deck as unknown as Deck
      this.open({ ...deck, name: deck.name || t('web-champions-imported') }, answer.unknown)
    })
    return this.problem === null
  }

  keep(): void {
    if (!this.deck || !this.seen) return
    keepDeck({ ...this.deck, aspects: (this.seen.deck as unknown as Deck).aspects })
    this.mine = myDecks()
    this.saved = this.deck.name
  }

  drop(chosen: Deck): void {
    dropDeck(chosen.name)
    this.mine = myDecks()
  }

  /** Download it in a form that other programs read. */
  async takeOut(format: Format): Promise<void> {
    const { deck } = this
    if (!deck) return
    await this.#attempt(async () => {
      const { text } = await api.exportDeck('champions', deck, format)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
      link.download = `${deck.name || 'deck'}.${FORMATS[format]}`
      link.click()
      URL.revokeObjectURL(link.href)
    })
  }
}
