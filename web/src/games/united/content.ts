/** The cards and sheets of Marvel United, as the server sends them. */
import type { Names } from '../../lib/content'
import type { Symbol } from './view'

/** Where in the game a text takes effect: `bam`, `overflow`, `ko`, `rule`, `use`, `recharge`, … */
export interface Text {
  role: string
  en: string
  es: string
}

export interface Printed {
  id: string
  name: Names
  source: string
  texts: Text[]
}

export interface HeroSheet extends Printed {
  set: string
  anti_hero: boolean
  gear: string[]
  support: string[]
}

export interface HeroCardFace extends Printed {
  hero: string
  symbols: Symbol[]
  starting: boolean
  bottom: boolean
  copies: number
}

export interface VillainSheet extends Printed {
  set: string
  anti_hero: boolean
  health: number[]
  track: number[]
  plot: string[]
  goal: string
}

export type TokenKind = 'thug' | 'civilian' | 'doombot' | 'armoured'

export interface PlanFace extends Printed {
  villain: string
  move: number
  chase: string
  /** The letter of the Spot token to go to, instead of a movement. */
  spot: string
  bam: boolean
  starting: boolean
  add: Partial<Record<TokenKind, number>>[]
}

export interface ThreatFace extends Printed {
  villain: string
  henchman: boolean
  clear: Symbol[]
}

export interface LocationFace extends Printed {
  slots: string[]
}

export interface MissionFace extends Printed {
  slots: number
}

export interface GearFace extends Printed {
  owner: string
}

export interface BattlePlanFace extends Printed {
  cost: number
}

export interface Mode extends Printed {
  /** Fewest and most players. */
  seats: [number, number]
}

interface Kinds {
  hero: HeroSheet
  hero_card: HeroCardFace
  villain: VillainSheet
  plan: PlanFace
  threat: ThreatFace
  location: LocationFace
  mission: MissionFace
  equipment: GearFace
  battle_plan: BattlePlanFace
  super_hero: Printed
  super_villain: Printed
  power: Printed
  part: Printed
  mode: Mode
}

export type Kind = keyof Kinds
export type Content = { [K in Kind]: Map<string, Kinds[K]> }

const KINDS: Kind[] = ['hero', 'hero_card', 'villain', 'plan', 'threat', 'location', 'mission', 'equipment', 'battle_plan', 'super_hero', 'super_villain', 'power', 'part', 'mode']

export function readContent(raw: unknown): Content {
  const rows = raw as Record<string, Printed[] | undefined>
  return Object.fromEntries(KINDS.map((kind) => [kind, new Map((rows[kind] ?? []).map((row) => [row.id, row]))])) as unknown as Content
}
