/** A seat's view and the game's printed content. Written by `make types` from the Python annotations: change those. */
import type { Names, PrintedComponent, PrintedPart, View } from '../../lib/wire'

export interface DaggerView extends View {
  difficulty: string
  heroes: HeroView[]
  enemies: EnemyView[]
  nemesis: EnemyView
  groups: string[]
  threat: number
  threat_rise: number
  /** The sources of `threat_rise`, with amounts. */
  threat_changes: ChangeView[]
  team_up: number
  invaded: string[]
  iliad: string
  bifrost: string
  first: number
  rounds: number
  phase: Phase
  acting: string
  missions: MissionView[]
  mission_deck: string[]
  tucked: string[]
  side_deck: number
  events_left: number
  events_seen: string[]
  next_event: string
  held: HeldView[]
  event: string
  sheet: number
  containment: number
  stunned: boolean
  showdown: boolean
  card_progress: Record<string, number>
  board_tokens: string[]
  roll: RollView | null
  /** The occurrence that players may respond to now. */
  happening: Happening | null
  /** The decisions left before the game begins, the next one first. */
  opening: QuestionView[]
}

export interface HeroView {
  id: string
  seat: number
  aspect: string
  battered: boolean
  space: string
  damage: number
  life: number
  strengthened: boolean
  normal: number
  empowered: number
  used: string[]
  ready: string[]
  charge: Record<string, number>
  unlocked: boolean
  mission: boolean
  teamed: boolean
  eliminated: boolean
  /** The space, on a sheet or on the board, that holds the spent empowered token. */
  empowered_on: string
  changes: ChangeView[]
}

/** A change to a number. `origin` is a card, or `players`, `progress`, `enemies` or `bases`. `action` is set only if the number belongs to an action. */
export interface ChangeView {
  stat: 'power' | 'life' | 'threat' | 'dice' | 'successes' | 'move'
  action: string
  origin: string
  amount: number
}

export interface EnemyView {
  id: string
  card: string
  rank: string
  space: string
  damage: number
  life: number
  power: number
  vulnerable: boolean
  changes: ChangeView[]
}

export type Phase = 'setup' | 'hero' | 'nemesis'

export interface MissionView {
  id: string
  kind: MissionKind
  spot: string
  progress: number
  need: number
  threshold: number
  mark: string
  bases: string[]
}

export type MissionKind = 'strike' | 'nemesis' | 'side' | 'hero'

export interface HeldView {
  id: string
  hero: string
  tokens: number
}

/** The test in progress. */
export interface RollView {
  hero: string
  attribute: string
  dice: string[]
  added: string[]
  successes: number
}

/** An occurrence in progress, and its facts. */
export interface Happening {
  kind: string
  facts: Record<string, unknown>
}

/** A decision of set-up: its seat, its hero, the possible answers, and the suggested answer. */
export interface QuestionView {
  seat: number
  kind: string
  hero: string
  things: string[]
  suggested: string
}

export interface PrintedContent {
  region: PrintedRegion[]
  space: PrintedSpace[]
  hero: PrintedHero[]
  aspect: PrintedAspect[]
  support: PrintedSupport[]
  'team-up': PrintedTeamUp[]
  enemy: PrintedEnemy[]
  event: PrintedEvent[]
  'first-strike': PrintedMission[]
  'nemesis-mission': PrintedMission[]
  'side-mission': PrintedMission[]
  'hero-mission': PrintedMission[]
  nemesis: PrintedNemesis[]
  part: PrintedPart[]
}

export interface PrintedRegion extends PrintedComponent {
  /** Names of the component's reconstructed parts. */
  reconstructed: string[]
}

export interface PrintedSpace extends PrintedRegion {
  kind?: SpaceKind
  number?: number
  region?: string
  x?: number
  y?: number
  links?: string[]
  effect?: Names
}

export type SpaceKind = 'numbered' | 'base' | 'ocean' | 'asgard'

export interface PrintedHero extends PrintedCard {
  alter_ego: string
  sheet: string
  life: number
  attack: number
  defy: number
  tactics: number
}

export interface PrintedCard extends PrintedSide {
  reconstructed: string[]
}

/** The back of a card or sheet. */
export interface PrintedSide extends PrintedComponent {
  texts: PrintedText[]
}

/** A text of a card. `use` is the way to use the text, or "" if the text applies by itself. */
export interface PrintedText {
  id: string
  text: Names
  source: string
  name?: Names
  use?: TextUse
  combo?: string
}

export type TextUse = 'action' | 'free' | 'trigger' | 'icon' | ''

export interface PrintedAspect extends PrintedRegion {
  heroic: PrintedAspectSide
  battered: PrintedAspectSide
}

/** One side of an aspect: its four actions and its other texts. */
export interface PrintedAspectSide {
  move: Names
  combat: Names
  defy: Names
  rest: Names
  texts: PrintedText[]
  source: string
}

export interface PrintedSupport extends PrintedCard {
  owner: string
  exclusive: boolean
  charge: number
}

export interface PrintedTeamUp extends PrintedCard {
  owner: string
  cost: number
}

export interface PrintedEnemy extends PrintedCard {
  rank: string
  power: number
  life: number
}

export interface PrintedEvent extends PrintedCard {
  icons: string[]
  activation: boolean
  nemesis: string
  spawns: PrintedSpawn[]
}

export interface PrintedSpawn {
  rank: string
  space: string
  dots: number
}

export interface PrintedMission extends PrintedCard {
  kind: MissionKind
  owner: string
  number: number
  threat: number
  threshold: number
  team_up: number
  progress: number
  per_player: boolean
  defy_from?: Names
  rest_from?: Names
  rank?: string
  power?: number
  life?: number
  spawns?: PrintedSpawn[]
  passed?: PrintedSide
  failed?: PrintedSide
}

export interface PrintedNemesis extends PrintedCard {
  own: string
  threat: number
  power: number
  life: number
  icons: Record<string, string>
  showdown: PrintedShowdown
}

export interface PrintedShowdown extends PrintedSide {
  threat: number
  life: number
}
