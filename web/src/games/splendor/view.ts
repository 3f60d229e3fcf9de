/** A seat's view and the game's printed content. Written by `make types` from the Python annotations: change those. */
import type { PrintedComponent, View } from '../../lib/wire'

export interface SplendorView extends View {
  turn: number
  round: number
  bank: Partial<Record<Colour, number>>
  /** Rows of cards, level 1 first; an empty slot is "". */
  rows: string[][]
  decks: number[]
  locations: string[]
  /** The seat that holds the Avengers tile, or -1. */
  assembled: number
  mats: MatView[]
  /** The card being paid for, or "". */
  paying_for: string
  /** The cost of each card for this viewer: tokens by colour after bonuses, and the number of missing tokens. */
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

/** A reserved card. `card` is empty if the viewer may not see it. */
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
