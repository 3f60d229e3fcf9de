/**
 * The state of the deck builder: the current deck, its changes, imports, exports, the server's validation, and storage.
 */
import * as api from '../../lib/api'
import { collection } from '../../lib/collection.svelte'
import { messageText, type MessageContext } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { DeckReport } from '../../lib/rest'
import type { Message } from '../../lib/wire'
import type { Card, Content, Deck } from './content'
import { ANY, counts, fits, speaksOf, type Filter, type Wanted } from './deck-filters'
import { dropDeck, keepDeck, myDecks } from './my-decks'
import { term } from './words'

/** The groups of cards a deck is built from. */
export const POOLS = ['aggression', 'justice', 'leadership', 'protection', 'basic']
/** The export formats and their file extensions. */
export const FORMATS = { marvelcdb: 'json', text: 'txt', octgn: 'o8d', tableverse: 'deck.json' } as const
export type Format = keyof typeof FORMATS

const WAIT = 200
/** Rows per page. */
const PAGE = 20
/** The maximum number of cards in a request for the reasons against one more copy. */
const MOST_OFFERED = 100

/** A row of a card list: a card, its copies in the deck, and its limit. */
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
  seen = $state.raw<DeckReport | null>(null)
  /** The lines of an import that are unknown here, until another deck is opened. */
  unknown = $state.raw<DeckReport['unknown']>([])
  problem = $state.raw<Message | null>(null)
  /** The name under which the deck is stored, until it changes. */
  saved = $state('')
  search = $state('')
  wanted = $state.raw<Wanted>(ANY)
  page = $state(0)
  /** The open card, with its texts. */
  looked = $state<string | null>(null)
  /** The cards whose texts were fetched. */
  #said = $state.raw(new Map<string, Card>())
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #content: () => Content

  constructor(content: () => Content) {
    this.#content = content
  }

  get content(): Content {
    return this.#content()
  }

  readonly #cards = $derived.by(() => [...this.content.cards.values()])
  readonly speaker = $derived<MessageContext>({ game: 'champions', people: [], term: term(this.content) })
  readonly heroes = $derived(this.#cards.filter((card) => card.kind === 'hero' && this.content.cards.get(card.back)?.back === card.id))
  readonly starters = $derived(this.content.decks.filter((starter) => this.#isMine(starter.hero)).map((starter) => this.#titled(starter)))
  /** The selectable heroes: the heroes of the owned boxes, and the deck's hero. */
  readonly candidates = $derived(this.heroes.filter((hero) => hero.id === this.deck?.hero || this.#isMine(hero.id)))
  /** The content, with full texts of the opened cards. */
  readonly told = $derived.by((): Content => ({ ...this.content, cards: new Map([...this.content.cards, ...this.#said]) }))
  readonly legal = $derived(this.seen !== null && this.seen.problems.length === 0 && this.unknown.length === 0)
  /** The cards of the deck, by aspect. */
  readonly groups = $derived.by(() => {
    const rows = Object.entries(this.deck?.cards ?? {}).flatMap(([id, copies]) => {
      const card = this.content.cards.get(id)
      return card ? [{ card, copies, most: Math.max(this.#specific(card) ? card.quantity : card.deck_limit, copies) }] : []
    })
    return ['hero', ...POOLS, 'pool'].map((aspect) => ({ aspect, rows: rows.filter(({ card }) => card.aspect === aspect).sort((one, other) => byName(one.card, other.card)) })).filter((group) => group.rows.length)
  })
  /** The hero's cards missing from the deck. */
  readonly lacking = $derived.by((): Row[] => {
    const { deck } = this
    return deck ? this.#own(deck.hero).filter((card) => !deck.cards[card.id]).map((card) => ({ card, copies: 0, most: card.quantity })) : []
  })
  /** The cards that decks can use, by name. */
  readonly #playable = $derived(this.#cards.filter((card) => card.deck_limit > 0 && !card.campaign && !this.#specific(card)).sort(byName))
  readonly #spoken = $derived(this.#playable.filter((card) => speaksOf(card, this.search, texts.language)))
  /** The cards of the owned boxes, or of a box that was selected. */
  readonly #mine = $derived(this.#spoken.filter((card) => this.wanted.product !== '' || collection.shows('champions', card.products)))
  /** The cards that match the search, and the cards of the current page. */
  readonly found = $derived(this.#mine.filter((card) => fits(card, this.wanted)))
  readonly hidden = $derived(this.#spoken.filter((card) => fits(card, this.wanted)).length - this.found.length)
  readonly pages = $derived(Math.max(1, Math.ceil(this.found.length / PAGE)))
  readonly at = $derived(Math.min(this.page, this.pages - 1))
  readonly offered = $derived.by((): Row[] => this.found.slice(this.at * PAGE, (this.at + 1) * PAGE).map((card) => ({ card, copies: this.deck?.cards[card.id] ?? 0, most: card.deck_limit })))
  /** The number of cards that decks can use, without search and filters. */
  readonly playable = $derived(this.#playable.length)

  #isMine(hero: string): boolean {
    return collection.shows('champions', this.content.cards.get(hero)?.products ?? [])
  }

  /** Return whether only one identity may use the card, which may also have an aspect. */
  #specific(card: Card): boolean {
    return card.aspect === 'hero' || this.heroes.some((hero) => hero.set === card.set)
  }

  #own(hero: string): Card[] {
    const set = this.content.cards.get(hero)?.set
    return this.#cards.filter((card) => card.deck_limit > 0 && card.aspect !== 'encounter' && card.set === set)
  }

  /** Return a starter deck with a readable name. */
  #titled(starter: Deck): Deck {
    const hero = this.content.cards.get(starter.hero)
    const aspects = texts.listing(starter.aspects.map((aspect) => t(`champions-aspect-${aspect}`)))
    return { ...starter, name: t('web-champions-deck-of', { hero: hero ? nameOf(hero) : starter.hero, aspects }) }
  }

  /** Return the values of a filter with the number of cards each would leave. */
  choices(filter: Filter): [string, number][] {
    return [...counts(filter === 'product' ? this.#spoken : this.#mine, this.wanted, filter)]
  }

  want(filter: Filter, value: string): void {
    this.wanted = { ...this.wanted, [filter]: value }
    this.turn(0)
  }

  look(words: string): void {
    this.search = words
    this.turn(0)
  }

  turn(page: number): void {
    this.page = page
    this.#judgeSoon()
  }

  /** Reset all filters. */
  forget(): void {
    this.search = ''
    this.wanted = ANY
    this.turn(0)
  }

  /** Return why one more copy may not be added, or "". */
  whyNot(card: Card): string {
    const reason = this.seen?.refused[card.id]
    if (!reason) return ''
    const short = reason.key.replace('champions-deck-', 'web-champions-why-')
    return messageText(this.speaker, texts.has(short) ? { ...reason, key: short } : reason)
  }

  /** Open a card and fetch its texts. */
  async show(id: string): Promise<void> {
    const card = this.content.cards.get(id)
    const sides = [...new Set([id, ...(card?.faces ?? []), card?.back ?? ''])].filter((side) => side && !this.#said.has(side))
    await this.#attempt(async () => {
      const found = (await Promise.all(sides.map((side) => api.component('champions', 'card', side)))) as Card[]
      this.#said = new Map([...this.#said, ...found.map((one) => [one.id, one] as const)])
      this.looked = id
    })
  }

  open(chosen: Deck, missing: DeckReport['unknown'] = []): void {
    this.deck = chosen
    this.unknown = missing
    this.saved = ''
    this.wanted = { ...ANY, aspect: chosen.aspects.find((aspect) => POOLS.includes(aspect)) ?? '' }
    this.page = 0
    this.seen = null
    void this.#judge()
  }

  /** Validate the current deck on the server. */
  async #judge(): Promise<void> {
    const asked = this.deck
    if (!asked) return
    const offered = [...new Set([...this.offered.map((row) => row.card.id), ...Object.keys(asked.cards)])].slice(0, MOST_OFFERED)
    await this.#attempt(async () => {
      const answer = await api.deck('champions', { deck: asked, offered })
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
    this.#judgeSoon()
  }

  #judgeSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#judge(), WAIT)
  }

  /** Remove all cards of an aspect. */
  clear(aspect: string): void {
    if (!this.deck) return
    const kept = Object.entries(this.deck.cards).filter(([id]) => {
      const card = this.content.cards.get(id)
      return !card || this.#specific(card) || card.aspect !== aspect
    })
    this.change({ cards: Object.fromEntries(kept), aspects: [] })
  }

  /** Continue without the unknown cards. */
  leaveOut(): void {
    this.unknown = []
  }

  copies(card: Card, count: number): void {
    if (!this.deck) return
    const cards = { ...this.deck.cards }
    if (count > 0) cards[card.id] = count
    else delete cards[card.id]
    this.change({ cards, aspects: [] }) // the server derives the aspects
  }

  /** Change the hero and the hero's own cards. */
  play(hero: string): void {
    if (!this.deck) return
    const others = Object.entries(this.deck.cards).filter(([id]) => {
      const card = this.content.cards.get(id)
      return !card || !this.#specific(card)
    })
    this.change({ hero, cards: Object.fromEntries([...this.#own(hero).map((card) => [card.id, card.quantity] as const), ...others]) })
  }

  /** Import a deck in any format and return whether it could be parsed. */
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

  /** Download the deck in a format of other programs. */
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
