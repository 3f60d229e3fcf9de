/** What a seat sees, and what is printed. Written by `make types` from the Python annotations: change those. */
import type { PrintedComponent, View } from '../../lib/wire'

export interface SplendorView extends View {
  turn: number
  round: number
  bank: Partial<Record<Colour, number>>
  /** Level 1 first; an empty slot is "". */
  rows: string[][]
  decks: number[]
  locations: string[]
  /** The seat that holds the Avengers tile, -1 for nobody. */
  assembled: number
  mats: MatView[]
  /** The card that is being paid for, "" if none is. */
  paying_for: string
  /** What each card costs this viewer now: tokens by colour after bonuses, and how many of them are missing. */
  prices: Record<string, Partial<Record<Colour, number>>>
  missing: Record<string, number>
}

export const COLOURS = ['yellow', 'blue', 'orange', 'red', 'purple', 'green', 'grey'] as const

export type Colour = 'yellow' | 'blue' | 'orange' | 'red' | 'purple' | 'green' | 'grey'

export interface MatView {
  seat: number
  tokens: Partial<Record<Colour, number>>
  bonuses: Partial<Record<Colour, number>>
  points: number
  avengers: number
  recruited: string[]
  reserved: ReservedView[]
  locations: string[]
  gauntlet: boolean
}

/** `card` is empty for a card that this viewer may not see. */
export interface ReservedView {
  card: string
  level: number
  hidden: boolean
}

export interface PrintedContent {
  character: PrintedCharacter[]
  location: PrintedLocation[]
}

export interface PrintedCharacter extends PrintedComponent {
  level: number
  bonus: Colour
  points: number
  avengers: number
  cost: Partial<Record<Colour, number>>
}

export interface PrintedLocation extends PrintedComponent {
  tile: number
  points: number
  needs: Partial<Record<Colour, number>>
}
