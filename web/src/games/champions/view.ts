/** A seat's view and the game's printed content. Written by `make types` from the Python annotations: change those. */
import type { Names, PrintedComponent, PrintedPart, View } from '../../lib/wire'

export interface ChampionsView extends View {
  mode: string
  heroic: number
  round: number
  phase: string
  first: number
  /** The villain, or the active villain if there are several. */
  villain: string
  /** The cards of each of several villains; empty if there is only one. */
  camps: CampView[]
  /** While players are separated: the viewed game area, by the main scheme it began with, whether it ends with this phase, and all other areas. Empty while players are together. */
  area: string
  ending: boolean
  areas: AreaView[]
  /** The number of facedown cards under each main scheme that is not in play yet. */
  beneath: Record<string, number>
  /** The number of cards in each deck that the scenario adds, by its set. */
  decks: Record<string, number>
  /** The discard piles of those added decks that have one. */
  deck_discards: Record<string, string[]>
  scheme: string
  /** Threat that completes the main scheme, and threat that the next villain phase will place on it. */
  limit: number
  grows: number
  /** The result of completing the main scheme. */
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
  /** The campaign's log for the next game; empty without a campaign. */
  campaign: CampaignLog | NoCampaign
  causes: Cause[]
  paying: Paying | null
  activating: Activating | null
}

/** The cards of one of several villains: side scheme, number of cards in the deck, discard pile. */
export interface CampView {
  villain: string
  scheme: string
  in_encounter: number
  discard: string[]
}

/** A game area other than the viewer's: its players and its cards in play. */
export interface AreaView {
  /** The area's initial main scheme. */
  name: string
  seats: number[]
  villain: string
  scheme: string
  limit: number
  grows: number
  /** Whether the area's players join another area at the end of the phase. */
  ending: boolean
  play: PieceView[]
}

export interface PieceView {
  id: string
  face: string
  kind: string
  /** The seat of the card's play area; -1 for the villain's area. */
  area: number
  host: string
  exhausted: boolean
  damage: number
  hit_points: number
  threat: number
  statuses: Partial<Record<Status, number>>
  counters: number
  boosts: number
  /** The number of cards tucked under the card, and the faceup cards among them. */
  tucked: number
  shown: string[]
  /** Acceleration tokens. */
  tokens: number
  stats: Partial<Record<Stat, number>>
  /** Changes of the numbers that differ from their printed values. */
  changes: Change[]
}

export const STATUSES = ['stunned', 'confused', 'tough'] as const

export type Status = 'stunned' | 'confused' | 'tough'

export const STATS = ['thw', 'atk', 'def', 'rec', 'sch', 'hp', 'hand'] as const

export type Stat = 'thw' | 'atk' | 'def' | 'rec' | 'sch' | 'hp' | 'hand'

/** The effect of a card, by its printed name, on the number `stat` of a thing. `until` is the moment the effect ends, or "" if it lasts while the card is in play. */
export interface Change {
  stat: string
  how: 'add' | 'double' | 'halve' | 'most' | 'set'
  amount: number
  card: string
  until: string
}

export const HOW = ['add', 'double', 'halve', 'most', 'set'] as const

export const COMPLETIONS = ['lost', 'next', 'area'] as const

/** A player. `hand` is visible to its owner, and to teammates if the owner allows that. */
export interface PlayerView {
  identity: string
  hand: string[]
  in_hand: number
  in_deck: number
  discard: string[]
  dealt: number
  eliminated: boolean
}

/** The log that a campaign carries from game to game (campaign.py). */
export interface CampaignLog {
  campaign: string
  expert: boolean
  /** The number of scenarios won. */
  chapter: number
  marks: Record<string, number>
  cards: Record<string, string[]>
  removed: string[]
  /** Every game so far: the scenario, and whether it was won. */
  played: [string, boolean][]
  /** Counts for each player, by identity. */
  each?: Record<string, Record<string, number>>
  /** Encounter cards that return in later scenarios. */
  written?: string[]
  /** The identities that play the campaign. */
  heroes?: string[]
  /** Whether the campaign is lost. */
  over?: boolean
}

/** The empty log of a game without a campaign. */
export type NoCampaign = Record<string, never>

/** One link of a chain of causes. `kind` is "turn", "play", "ability", "revealing" or the kind of an occurrence. `moment` is "would", "before" or "after" for a response to an occurrence. */
export interface Cause {
  kind: string
  card: string
  ability: string
  seat: number
  target: string
  amount: number
  moment: string
}

/** A payment in progress: the required resources, the resources given so far, and the number missing. */
export interface Paying {
  seat: number
  card: string
  need: string[]
  got: string[]
  missing: number
  limitless: boolean
}

/** An enemy attacking or scheming: its current power, the boost so far, the defender, the faceup boost card. */
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
  /** The shipped products, in order of release. */
  product: PrintedPart[]
  deck: PrintedDeck[]
  scenario: PrintedScenario[]
  part: PrintedPart[]
  /** Campaigns, which only packs contain. */
  campaign?: PrintedCampaign[]
}

export interface PrintedCard extends PrintedComponent {
  kind: string
  set: string
  /** The shipped products that contain the card, in order of release. */
  products: string[]
  subtitle: string
  unique: boolean
  quantity: number
  /** Maximum copies in a deck; 0 for a card that no deck may contain. */
  deck_limit: number
  /** The campaign that the card belongs to, or "". */
  campaign: string
  aspect: string
  /** Cost; -1 for a card without one. */
  cost: number
  resources: Resource[]
  traits: PrintedPart[]
  stats: Partial<Record<Stat, number>>
  /** Numbers with a star, which refers to the card's text whenever the number is used. */
  stars: Stat[]
  boost: number
  hp_each: boolean
  strikes: Partial<Record<Stat, number>>
  icons: Partial<Record<Icon, number>>
  keywords: Record<string, number>
  stage: number
  back: string
  /** All sides of an identity, and the trait that distinguishes this form of a hero. */
  faces: string[]
  form: string
  threat: PrintedThreat
  /** Labels of the card's abilities. The last lines of `text` are the abilities in this order. */
  abilities: string[]
  /** Printed names of abilities, by label. */
  ability_names: Record<string, Names>
  text: PrintedLines
}

export const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const

export type Resource = 'energy' | 'mental' | 'physical' | 'wild'

export const ICONS = ['acceleration', 'crisis', 'hazard', 'amplify'] as const

export type Icon = 'acceleration' | 'crisis' | 'hazard' | 'amplify'

export interface PrintedThreat {
  start: number
  /** Whether the number is per player. */
  each: boolean
}

/** A text line by line, in each language. */
export interface PrintedLines {
  en: string[]
  es: string[]
}

export interface PrintedSet extends PrintedPart {
  /** Kind of set, such as "hero", "villain" or "modular". */
  kind: 'hero' | 'nemesis' | 'deck' | 'villain' | 'modular' | 'standard' | 'expert' | 'campaign'
  /** The product that contains the set; empty for a set from a pack. */
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
  /** The recommended modular sets. */
  modulars: string[]
  /** Whether the scenario takes no modular sets, and whether it can be played as a skirmish. */
  alone: boolean
  skirmish: boolean
}

export interface PrintedCampaign extends PrintedComponent {
  /** The campaign's scenarios in order. */
  chapters: string[]
  /** The names of the marks that the log counts. */
  marks: Record<string, Names>
}
