/** A seat's view and the game's printed content. Written by `make types` from the Python annotations: change those. */
import type { Names, PrintedComponent, PrintedPart, View } from '../../lib/wire'

export interface ChampionsView extends View {
  mode: string
  heroic: number
  round: number
  phase: string
  first: number
  /** The villain; of several the active one. */
  villain: string
  /** Of several villains, what belongs to each; empty if there is one. */
  camps: CampView[]
  /** Where the players are apart: the game area that is looked at, by the main scheme that it began with, and all others; "" and nothing where they are together. */
  area: string
  ending: boolean
  areas: AreaView[]
  /** How many cards lie facedown under main schemes still to come. */
  beneath: Record<string, number>
  /** How many cards lie in each of the decks that the scenario adds, by the set that names it. */
  decks: Record<string, number>
  /** The discard piles of those of them that have one of their own. */
  deck_discards: Record<string, string[]>
  scheme: string
  /** Threat that completes the main scheme, and what the next villain phase will place on it. */
  limit: number
  grows: number
  /** What comes of it then. */
  completion: 'lost' | 'next' | 'area'
  stages_left: number
  schemes_left: number
  tokens: number
  play: PieceView[]
  players: PlayerView[]
  in_encounter: number
  encounter_discard: string[]
  limbo: string[]
  removed: string[]
  victory: string[]
  /** For the next game; empty if no campaign is played. */
  campaign: CampaignLog | NoCampaign
  causes: Cause[]
  paying: Paying | null
  activating: Activating | null
}

/** One of several villains: their side scheme, how many cards lie in their deck, and their discard pile. */
export interface CampView {
  villain: string
  scheme: string
  in_encounter: number
  discard: string[]
}

/** A game area apart from the one that the seat is in, or watches: who is there, and what is in play there. */
export interface AreaView {
  /** The main scheme that it began with. */
  name: string
  seats: number[]
  villain: string
  scheme: string
  limit: number
  grows: number
  /** At the end of the phase its players join another. */
  ending: boolean
  play: PieceView[]
}

export interface PieceView {
  id: string
  face: string
  kind: string
  /** The seat in whose play area it lies, -1 for the villain's. */
  area: number
  host: string
  exhausted: boolean
  damage: number
  hit_points: number
  threat: number
  statuses: Partial<Record<Status, number>>
  counters: number
  boosts: number
  /** How many cards lie under it, and those of them that lie faceup. */
  tucked: number
  shown: string[]
  /** Acceleration tokens. */
  tokens: number
  stats: Partial<Record<Stat, number>>
  /** Where these are not what is printed: what changes them. */
  changes: Change[]
}

export const STATUSES = ['stunned', 'confused', 'tough'] as const

export type Status = 'stunned' | 'confused' | 'tough'

export const STATS = ['thw', 'atk', 'def', 'rec', 'sch', 'hp', 'hand'] as const

export type Stat = 'thw' | 'atk' | 'def' | 'rec' | 'sch' | 'hp' | 'hand'

/** The effect of a card, by its printed name, on the number `stat` of a thing. `until` is the moment it ends, "" while the card is in play. */
export interface Change {
  stat: string
  how: 'add' | 'double' | 'halve' | 'most' | 'set'
  amount: number
  card: string
  until: string
}

export const HOW = ['add', 'double', 'halve', 'most', 'set'] as const

export const COMPLETIONS = ['lost', 'next', 'area'] as const

/** `hand` is empty for everybody but its owner, and their teammates where the players agreed to that. */
export interface PlayerView {
  identity: string
  hand: string[]
  in_hand: number
  in_deck: number
  discard: string[]
  dealt: number
  eliminated: boolean
}

/** What a campaign carries from one game to the next (campaign.py). */
export interface CampaignLog {
  campaign: string
  expert: boolean
  /** How many of its scenarios have been won. */
  chapter: number
  marks: Record<string, number>
  cards: Record<string, string[]>
  removed: string[]
  /** Every game so far: the scenario, and whether it was won. */
  played: [string, boolean][]
  /** What it counts for each player, by identity; encounter cards that come back; who plays; whether it is lost. */
  each?: Record<string, Record<string, number>>
  written?: string[]
  heroes?: string[]
  over?: boolean
}

/** What stands for a log where no campaign is played. */
export type NoCampaign = Record<string, never>

/** One link of the chain. `kind`: "turn", "play", "ability", "revealing", or that of an occurrence; `moment` says when an occurrence is answered: "would", "before" or "after". */
export interface Cause {
  kind: string
  card: string
  ability: string
  seat: number
  target: string
  amount: number
  moment: string
}

/** A cost that is being paid: the resources it needs, those given so far, and how many are missing. */
export interface Paying {
  seat: number
  card: string
  need: string[]
  got: string[]
  missing: number
  limitless: boolean
}

/** An enemy that attacks or schemes: its power now, the boost so far, who defends, the boost card lying open. */
export interface Activating {
  how: string
  enemy: string
  seat: number
  target: string
  defender: string
  power: number
  boost: number
  turned: string
}

export interface PrintedContent {
  card: PrintedCard[]
  set: PrintedSet[]
  /** The boxes that are shipped, in the order of their release. */
  product: PrintedPart[]
  deck: PrintedDeck[]
  scenario: PrintedScenario[]
  part: PrintedPart[]
  /** Only packs bring any. */
  campaign?: PrintedCampaign[]
}

export interface PrintedCard extends PrintedComponent {
  kind: string
  set: string
  /** The boxes that are shipped and have it, the first one first. */
  products: string[]
  subtitle: string
  unique: boolean
  quantity: number
  /** Copies that a deck may have; 0: it does not go into a deck. */
  deck_limit: number
  /** The campaign whose card it is. */
  campaign: string
  aspect: string
  /** -1: it has none. */
  cost: number
  resources: Resource[]
  traits: PrintedPart[]
  stats: Partial<Record<Stat, number>>
  /** Numbers with a star beside them: the text has more to say whenever they are used. */
  stars: Stat[]
  boost: number
  hp_each: boolean
  strikes: Partial<Record<Stat, number>>
  icons: Partial<Record<Icon, number>>
  keywords: Record<string, number>
  stage: number
  back: string
  /** All sides of an identity, and the trait that tells this form of a hero from the others. */
  faces: string[]
  form: string
  threat: PrintedThreat
  /** Labels of its abilities: their words are the last lines of the text, in this order. */
  abilities: string[]
  /** What some of them are called. */
  ability_names: Record<string, Names>
  text: PrintedLines
}

export const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const

export type Resource = 'energy' | 'mental' | 'physical' | 'wild'

export const ICONS = ['acceleration', 'crisis', 'hazard', 'amplify'] as const

export type Icon = 'acceleration' | 'crisis' | 'hazard' | 'amplify'

export interface PrintedThreat {
  start: number
  /** For each player. */
  each: boolean
}

/** A text line by line, in each language. */
export interface PrintedLines {
  en: string[]
  es: string[]
}

export interface PrintedSet extends PrintedPart {
  /** The identity, villain or choice that brings it to the table. */
  kind: 'hero' | 'nemesis' | 'deck' | 'villain' | 'modular' | 'standard' | 'expert' | 'campaign'
  /** The box that it comes in; empty for one from a pack. */
  product: string
}

export const SET_KINDS = ['hero', 'nemesis', 'deck', 'villain', 'modular', 'standard', 'expert', 'campaign'] as const

export interface PrintedDeck {
  name: string
  hero: string
  aspects: string[]
  cards: Record<string, number>
  environment: string
}

export interface PrintedScenario {
  id: string
  standard: string[]
  expert: string[]
  schemes: string[]
  sets: string[]
  /** Those recommended. */
  modulars: string[]
  /** It takes no modular sets; it can be played as a skirmish. */
  alone: boolean
  skirmish: boolean
}

export interface PrintedCampaign extends PrintedComponent {
  /** Its scenarios in their order. */
  chapters: string[]
  /** What its log counts. */
  marks: Record<string, Names>
}
