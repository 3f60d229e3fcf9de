/** The View of Marvel United and its content, as the server sends them. */
import type { Names, View } from '../../lib/wire'

export const SYMBOLS = ['move', 'attack', 'heroic', 'wild'] as const
export type Sym = (typeof SYMBOLS)[number]
export type Amounts = Record<Sym, number>

export interface Place {
  id: string
  slots: number
  thugs: number
  civilians: number
  doombots: number
  armoured: number
  crisis: number
  /** Spider-Bots and Heroic tokens, which take no slot. */
  bots: number
  tokens: number
}

export interface Threat {
  id: string
  /** Empty once it is cleared. */
  place: string
  health: number
  full: number
  filled: Amounts
  needs: Amounts
  token: boolean
  stunned: boolean
}

export interface Gear {
  id: string
  ready: boolean
}

export interface Hero {
  id: string
  place: string
  down: boolean
  hand: string[]
  in_hand: number
  in_deck: number
  tokens: Amounts
  gear: Gear[]
  supers: string[]
  in_supers: number
  crisis: number
  at_random: boolean
  facedown: boolean
  /** Has left the game: another Hero takes over on the next turn. */
  gone: boolean
}

/** A card of the Storyline: a Hero's, or the Villain's where `hero` is empty. */
export interface Entry {
  card: string
  hero: string
  facedown: boolean
  support: boolean
  symbols: Partial<Amounts>
}

export interface Lasting {
  kind: string
  target: string
  amount: number
  until: string
}

export interface UnitedView extends View {
  mode: 'cooperative' | 'super-villain' | 'commander' | 'super-villain-vs-commander'
  places: Place[]
  threats: Threat[]
  heroes: Hero[]
  villain: string
  villain_place: string
  /** -1 for a Villain without Health. */
  health: number
  track: number
  /** The length of the track for this number of Heroes, 0 without one. */
  track_end: number
  stunned: boolean
  companion_place: string
  /** The Locations of the Spot tokens, in the order of their letters. */
  spots: string[]
  /** Crisis tokens that shield the Villain. */
  shields: number
  /** Heroes who have left the game. */
  removed: string[]
  /** Tokens on the Missions of a Villain who has his own. */
  villain_missions: Record<string, number>
  missions: Record<string, number>
  completed: string[]
  storyline: Entry[]
  plans_left: number
  villain_hand: string[]
  in_villain_hand: number
  villain_supers: string[]
  in_villain_supers: number
  supports_left: number
  display: string[]
  battle_plans: string[]
  budget: number
  active: string
  direction: number
  since: number
  until_villain: number
  villains_turn: boolean
  lasting: Lasting[]
  actions: Partial<Amounts>
  top_plan: string
}

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
  symbols: Sym[]
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
  clear: Sym[]
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

/** The same number of each symbol as a list to draw, one by one. */
export function listed(amounts: Partial<Amounts>): Sym[] {
  return SYMBOLS.flatMap((symbol) => Array<Sym>(amounts[symbol] ?? 0).fill(symbol))
}
