/** A seat's view and the game's printed content. Written by `make types` from the Python annotations: change those. */
import type { Names, PrintedComponent, PrintedPart, View } from '../../lib/wire'

export interface UnitedView extends View {
  mode: Mode
  places: PlaceView[]
  threats: ThreatView[]
  heroes: HeroView[]
  villain: string
  villain_place: string
  /** The Villain's Health; -1 for a Villain without Health. */
  health: number
  track: number
  /** Length of the track for this number of Heroes; 0 without a track. */
  track_end: number
  stunned: boolean
  companion_place: string
  missions: Record<string, number>
  completed: string[]
  storyline: EntryView[]
  plans_left: number
  villain_hand: string[]
  in_villain_hand: number
  villain_supers: string[]
  in_villain_supers: number
  supports_left: number
  display: string[]
  battle_plans: string[]
  /** Budget left for Battle Plans while they are being chosen. */
  budget: number
  active: string
  direction: number
  since: number
  /** Hero cards left before the next Villain turn; 0 at the start, since the game begins with a Villain turn. */
  until_villain: number
  villains_turn: boolean
  lasting: Lasting[]
  /** Symbols that the active Hero can still use this turn. */
  actions: Partial<Record<Symbol, number>>
  top_plan: string
  /** The Locations of the Spot tokens, in the order of their letters. */
  spots: string[]
  /** Crisis tokens that shield the Villain. */
  shields: number
  /** Heroes who have left the game. */
  removed: string[]
  /** Tokens on the Villain's own Missions, by id. */
  villain_missions: Record<string, number>
  /** Changes to the Villain's numbers: the damage ignored per turn, and the Hero cards between Villain turns. */
  changes: ChangeView[]
}

export const MODES = ['cooperative', 'super-villain', 'commander', 'super-villain-vs-commander'] as const

export type Mode = 'cooperative' | 'super-villain' | 'commander' | 'super-villain-vs-commander'

export interface PlaceView {
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
  changes: ChangeView[]
}

/** A change to a number. `origin` is a Threat, the Villain, or `heroes`, `missions` or `delays`. */
export interface ChangeView {
  stat: 'health' | 'exit' | 'absorbs' | 'rhythm'
  origin: string
  amount: number
}

/** A Threat. `place` is empty once the Threat is cleared. */
export interface ThreatView {
  id: string
  place: string
  health: number
  /** The starting Health of a Henchman; 0 for other cards. */
  full: number
  filled: Partial<Record<Symbol, number>>
  needs: Partial<Record<Symbol, number>>
  token: boolean
  stunned: boolean
  changes: ChangeView[]
}

export const SYMBOLS = ['move', 'attack', 'heroic', 'wild'] as const

export type Symbol = 'move' | 'attack' | 'heroic' | 'wild'

/** A Hero as one seat sees the Hero. `hand`, `supers` and `buried` (known cards under the deck, lowest first) are filled only for the Hero's owner. `returned` lists known cards on top of the deck, top last. `gone`: the Hero has left the game. */
export interface HeroView {
  id: string
  place: string
  down: boolean
  hand: string[]
  in_hand: number
  in_deck: number
  tokens: Partial<Record<Symbol, number>>
  gear: Gear[]
  supers: string[]
  in_supers: number
  crisis: number
  at_random: boolean
  facedown: boolean
  buried: string[]
  returned: string[]
  gone: boolean
}

/** An Equipment card, facedown unless `ready`. */
export interface Gear {
  id: string
  ready: boolean
}

/** A card of the Storyline. `card` is empty if the card is facedown, `hero` if it is a Master Plan card. */
export interface EntryView {
  card: string
  hero: string
  facedown: boolean
  support: boolean
  symbols: Partial<Record<Symbol, number>>
}

/** An effect in force. `kind` is a power of powers.yaml or a word that the rules know, `target` the affected thing, `until` the moment when the effect ends. */
export interface Lasting {
  kind: string
  target: string
  amount: number
  until: string
}

export interface PrintedContent {
  hero: PrintedHero[]
  hero_card: PrintedHeroCard[]
  villain: PrintedVillain[]
  plan: PrintedPlan[]
  threat: PrintedThreat[]
  location: PrintedPlace[]
  mission: PrintedMission[]
  equipment: PrintedGear[]
  battle_plan: PrintedBattlePlan[]
  super_hero: PrintedCard[]
  super_villain: PrintedCard[]
  power: PrintedCard[]
  part: PrintedPart[]
  mode: PrintedMode[]
}

export interface PrintedHero extends PrintedCard {
  set: string
  anti_hero: boolean
  gear: string[]
  support: string[]
}

export interface PrintedCard extends PrintedComponent {
  texts: PrintedText[]
}

export interface PrintedText extends Names {
  /** When the text takes effect: `bam`, `overflow`, `ko`, `rule`, `use`, `recharge`, … */
  role: string
}

export interface PrintedHeroCard extends PrintedCard {
  hero: string
  symbols: Symbol[]
  starting: boolean
  bottom: boolean
  copies: number
}

export interface PrintedVillain extends PrintedCard {
  set: string
  anti_hero: boolean
  health: number[]
  track: number[]
  plot: string[]
  goal: string
}

export interface PrintedPlan extends PrintedCard {
  villain: string
  move: number
  chase: string
  /** Letter of the Spot token to move to, instead of a number of steps. */
  spot: string
  bam: boolean
  starting: boolean
  add: Partial<Record<TokenKind, number>>[]
}

export type TokenKind = 'thug' | 'civilian' | 'doombot' | 'armoured'

export interface PrintedThreat extends PrintedCard {
  villain: string
  henchman: boolean
  /** A Henchman's Health, per Hero or in total. */
  health: number
  health_per_hero: boolean
  clear: Symbol[]
}

export interface PrintedPlace extends PrintedCard {
  slots: string[]
}

export interface PrintedMission extends PrintedCard {
  slots: number
}

export interface PrintedGear extends PrintedCard {
  owner: string
}

export interface PrintedBattlePlan extends PrintedCard {
  cost: number
}

export interface PrintedMode extends PrintedPart {
  /** Minimum and maximum number of players. */
  seats: [number, number]
}
