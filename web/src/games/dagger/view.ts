/** What a seat sees. Written by `make types` from the Python annotations: change those. */
import type { View } from '../../lib/wire'

export interface DaggerView extends View {
  difficulty: string
  heroes: HeroView[]
  enemies: EnemyView[]
  nemesis: EnemyView
  groups: string[]
  threat: number
  threat_rise: number
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
  /** What somebody is asked to answer to. */
  happening: Happening | null
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
  /** The space, of a sheet or of the board, that holds the empowered token once it is spent. */
  empowered_on: string
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

/** The test under way. */
export interface RollView {
  hero: string
  attribute: string
  dice: string[]
  added: string[]
  successes: number
}

/** An occurrence under way, and its facts. */
export interface Happening {
  kind: string
  facts: Record<string, unknown>
}
