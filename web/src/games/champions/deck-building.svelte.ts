/** A deck that is being built: chosen, changed card by card, brought in from elsewhere, judged by the server, kept. */
import * as api from '../../lib/api'
import { collection } from '../../lib/collection.svelte'
import { messageText, type MessageContext } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { DeckSeen } from '../../lib/rest'
import type { Message } from '../../lib/wire'
import type { Card, Content, Deck } from './content'
import { ANY, counts, fits, speaksOf, type Filter, type Wanted } from './deck-filters'
import { dropDeck, keepDeck, myDecks } from './my-decks'
import { term } from './words'

/** The aspects that cards of a deck are chosen from. */
export const POOLS = ['aggression', 'justice', 'leadership', 'protection', 'basic']
/** The forms in which a deck can be taken elsewhere, and how their files end. */
export const FORMATS = { marvelcdb: 'json', text: 'txt', octgn: 'o8d', tableverse: 'deck.json' } as const
export type Format = keyof typeof FORMATS

const WAIT = 200
/** Rows of a page. */
const PAGE = 20
/** Cards that the server says of why one more may not be added. */
const MOST_OFFERED = 100

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
  wanted = $state.raw<Wanted>(ANY)
  page = $state(0)
  /** The card that is looked at, with all that it says. */
  looked = $state<string | null>(null)
  /** The cards whose words have been fetched. */
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
  /** Heroes to build for: those of one's own boxes, and the one that the deck has. */
  readonly candidates = $derived(this.heroes.filter((hero) => hero.id === this.deck?.hero || this.#isMine(hero.id)))
  /** What was looked at is known in full. */
  readonly told = $derived.by((): Content => ({ ...this.content, cards: new Map([...this.content.cards, ...this.#said]) }))
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
  /** Cards that decks are built with, in the order of their names. */
  readonly #playable = $derived(this.#cards.filter((card) => card.deck_limit > 0 && !card.campaign && !this.#specific(card)).sort(byName))
  readonly #spoken = $derived(this.#playable.filter((card) => speaksOf(card, this.search, texts.language)))
  /** Those of one's own boxes; whoever asks for a box sees it all the same. */
  readonly #mine = $derived(this.#spoken.filter((card) => this.wanted.product !== '' || collection.shows('champions', card.products)))
  /** Cards to choose from, as they are searched for: all of them, and those of the page that is shown. */
  readonly found = $derived(this.#mine.filter((card) => fits(card, this.wanted)))
  readonly hidden = $derived(this.#spoken.filter((card) => fits(card, this.wanted)).length - this.found.length)
  readonly pages = $derived(Math.max(1, Math.ceil(this.found.length / PAGE)))
  readonly at = $derived(Math.min(this.page, this.pages - 1))
  readonly offered = $derived.by((): Row[] => this.found.slice(this.at * PAGE, (this.at + 1) * PAGE).map((card) => ({ card, copies: this.deck?.cards[card.id] ?? 0, most: card.deck_limit })))
  /** How many there are in all. */
  readonly playable = $derived(this.#playable.length)

  #isMine(hero: string): boolean {
    return collection.shows('champions', this.content.cards.get(hero)?.products ?? [])
  }

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

  /** The values that a filter may take, with how many cards each would leave. */
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

  /** Everything again. */
  forget(): void {
    this.search = ''
    this.wanted = ANY
    this.turn(0)
  }

  /** Why one more of a card may not be added; "" if it may. */
  whyNot(card: Card): string {
    const reason = this.seen?.refused[card.id]
    if (!reason) return ''
    const short = reason.key.replace('champions-deck-', 'web-champions-why-')
    return messageText(this.speaker, texts.has(short) ? { ...reason, key: short } : reason)
  }

  /** What a card says is asked for when somebody looks at it. */
  async show(id: string): Promise<void> {
    const card = this.content.cards.get(id)
    const sides = [...new Set([id, ...(card?.faces ?? []), card?.back ?? ''])].filter((side) => side && !this.#said.has(side))
    await this.#attempt(async () => {
      const found = (await Promise.all(sides.map((side) => api.component('champions', 'card', side)))) as Card[]
      this.#said = new Map([...this.#said, ...found.map((one) => [one.id, one] as const)])
      this.looked = id
    })
  }

  open(chosen: Deck, missing: DeckSeen['unknown'] = []): void {
    this.deck = chosen
    this.unknown = missing
    this.saved = ''
    this.wanted = { ...ANY, aspect: chosen.aspects.find((aspect) => POOLS.includes(aspect)) ?? '' }
    this.page = 0
    this.seen = null
    void this.#judge()
  }

  /** Ask the server what it thinks of the deck as it stands. */
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

  /** All cards of an aspect out at once. */
  clear(aspect: string): void {
    if (!this.deck) return
    const kept = Object.entries(this.deck.cards).filter(([id]) => {
      const card = this.content.cards.get(id)
      return !card || this.#specific(card) || card.aspect !== aspect
    })
    this.change({ cards: Object.fromEntries(kept), aspects: [] })
  }

  /** Go on without what is not known here. */
  leaveOut(): void {
    this.unknown = []
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
