/** The View of Marvel Champions and its content, as the server sends them. */
import type { Names, View } from '../../lib/wire'

export type Stat = 'thw' | 'atk' | 'def' | 'rec' | 'sch' | 'hp' | 'hand'
export type Resource = 'energy' | 'mental' | 'physical' | 'wild'
export type Status = 'stunned' | 'confused' | 'tough'
export type Icon = 'acceleration' | 'crisis' | 'hazard' | 'amplify'

/** A card in play. `area` is the seat in whose play area it lies, -1 the villain's. */
export interface Piece {
  id: string
  face: string
  kind: string
  area: number
  host: string
  exhausted: boolean
  damage: number
  hit_points: number
  threat: number
  statuses: Record<Status, number>
  counters: number
  boosts: number
  /** How many cards lie under it, and those of them that lie faceup. */
  tucked: number
  shown: string[]
  /** Acceleration tokens. */
  tokens: number
  stats: Partial<Record<Stat, number>>
}

export interface Player {
  identity: string
  /** Empty unless one may see it: one's own, or a teammate's where the players agreed to that. */
  hand: string[]
  in_hand: number
  in_deck: number
  discard: string[]
  dealt: number
  eliminated: boolean
}

/** A link of the chain that leads to what is asked, outermost first. */
export interface Cause {
  kind: string
  card: string
  ability: string
  seat: number
  target: string
  amount: number
  moment: string
}

export interface Paying {
  seat: number
  card: string
  need: string[]
  got: string[]
  missing: number
  limitless: boolean
}

export interface Activating {
  how: 'attack' | 'scheme'
  enemy: string
  seat: number
  target: string
  defender: string
  power: number
  boost: number
  turned: string
}

/** What a campaign carries from one game to the next; empty if none is played. */
export interface Log {
  campaign: string
  expert: boolean
  /** How many of its scenarios have been won. */
  chapter: number
  marks: Record<string, number>
  cards: Record<string, string[]>
  removed: string[]
  played: [scenario: string, won: boolean][]
}

export interface ChampionsView extends View {
  mode: string
  heroic: number
  round: number
  phase: string
  first: number
  villain: string
  scheme: string
  limit: number
  grows: number
  stages_left: number
  schemes_left: number
  tokens: number
  play: Piece[]
  players: Player[]
  in_encounter: number
  encounter_discard: string[]
  limbo: string[]
  removed: string[]
  victory: string[]
  campaign: Log | Record<string, never>
  causes: Cause[]
  paying: Paying | null
  activating: Activating | null
}

export interface Card {
  id: string
  name: Names
  source: string
  kind: string
  set: string
  subtitle: string
  unique: boolean
  quantity: number
  /** Copies that a deck may have; 0: it does not go into a deck. */
  deck_limit: number
  aspect: string
  /** -1: it has none. */
  cost: number
  resources: Resource[]
  traits: string[]
  stats: Partial<Record<Stat, number>>
  /** Numbers with a star beside them: the text has more to say whenever they are used. */
  stars: Stat[]
  hp_each: boolean
  strikes: Partial<Record<Stat, number>>
  boost: number
  icons: Partial<Record<Icon, number>>
  keywords: Record<string, number>
  stage: number
  back: string
  threat: { start: number; each: boolean }
  /** Labels of its abilities: their words are the last lines of the text, in this order. */
  abilities: string[]
  text: { en: string[]; es: string[] }
}

export interface Deck {
  name: string
  hero: string
  aspects: string[]
  cards: Record<string, number>
  environment: string
}

export interface Scenario {
  id: string
  standard: string[]
  expert: string[]
  schemes: string[]
  sets: string[]
  modular: string
}

export interface Campaign {
  id: string
  name: Names
  /** Its scenarios in their order, and what its log counts. */
  chapters: string[]
  marks: Record<string, Names>
}

interface Raw {
  card: Card[]
  deck: Deck[]
  scenario: Scenario[]
  part: { id: string; name: Names }[]
  /** Only packs bring any. */
  campaign?: Campaign[]
}

export interface Content {
  cards: Map<string, Card>
  decks: Deck[]
  scenarios: Scenario[]
  parts: Map<string, Names>
  campaigns: Map<string, Campaign>
}

const read = new WeakMap<object, Content>()

export function readContent(raw: unknown): Content {
  const known = read.get(raw as object)
  if (known) return known
  const { card, deck, scenario, part, campaign = [] } = raw as Raw
  const content: Content = {
    cards: new Map(card.map((one) => [one.id, one])),
    decks: deck,
    scenarios: scenario,
    parts: new Map(part.map((one) => [one.id, one.name])),
    campaigns: new Map(campaign.map((one) => [one.id, one])),
  }
  read.set(raw as object, content)
  return content
}

/** The card that a thing is a copy of: `haymaker@1.2` and `stampede.3` are cards of those names. */
export function nameOf(thing: string): string {
  return thing.split('@', 1)[0]!.split('.', 1)[0]!
}

/** The seat whose deck a thing came from, -1 for encounter cards. */
export function ownerOf(thing: string): number {
  const [, rest] = thing.split('@')
  return rest === undefined ? -1 : Number.parseInt(rest, 10)
}

/** What lies in a player's area, by what it is there for: the names are those of the texts. */
export interface Group {
  kind: 'minions' | 'allies' | 'supports'
  pieces: Piece[]
}

function groupOf(piece: Piece): Group['kind'] {
  if (piece.kind === 'minion') return 'minions'
  return piece.kind === 'ally' ? 'allies' : 'supports'
}

/** Everything that a board shows of the table, found once for a position. */
export class Table {
  readonly pieces: Map<string, Piece>

  constructor(readonly view: ChampionsView) {
    this.pieces = new Map(view.play.map((piece) => [piece.id, piece]))
  }

  get villain(): Piece | undefined {
    return this.pieces.get(this.view.villain)
  }

  get scheme(): Piece | undefined {
    return this.pieces.get(this.view.scheme)
  }

  attached(host: string): Piece[] {
    return this.view.play.filter((piece) => piece.host === host)
  }

  /** Side schemes, environments and whatever else lies in nobody's area. */
  get around(): Piece[] {
    const { villain, scheme } = this.view
    return this.view.play.filter((piece) => piece.area < 0 && !piece.host && piece.id !== villain && piece.id !== scheme)
  }

  identity(seat: number): Piece | undefined {
    return this.pieces.get(this.view.players[seat]?.identity ?? '')
  }

  /** The cards in a player's area but for the identity and what is attached to other cards. */
  lane(seat: number): Piece[] {
    const identity = this.view.players[seat]?.identity
    return this.view.play.filter((piece) => piece.area === seat && piece.id !== identity && (!piece.host || piece.host === identity))
  }

  /** The same, minions first; a group without cards is left out. */
  groups(seat: number): Group[] {
    const pieces = this.lane(seat)
    return (['minions', 'allies', 'supports'] as const).map((kind) => ({ kind, pieces: pieces.filter((piece) => groupOf(piece) === kind) })).filter((group) => group.pieces.length)
  }
}
