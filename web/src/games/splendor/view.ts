/** The View of Splendor: Marvel and its content, as the server sends them. */
import type { Names, View } from '../../lib/wire'

export const COLOURS = ['yellow', 'blue', 'orange', 'red', 'purple', 'green', 'grey'] as const
export type Colour = (typeof COLOURS)[number]
/** The colours of bonuses and costs. */
export const STONES = COLOURS.slice(0, 5)

export type Amounts = Partial<Record<Colour, number>>

export interface Reserved {
  card: string
  level: number
  hidden: boolean
}

export interface Mat {
  seat: number
  tokens: Amounts
  bonuses: Amounts
  points: number
  avengers: number
  recruited: string[]
  reserved: Reserved[]
  locations: string[]
  gauntlet: boolean
}

export interface Price {
  pay: Amounts
  missing: number
}

export interface SplendorView extends View {
  turn: number
  round: number
  bank: Record<Colour, number>
  rows: string[][]
  decks: number[]
  locations: string[]
  assembled: number
  mats: Mat[]
  paying_for: string
  prices: Record<string, Amounts>
  missing: Record<string, number>
}

/** What a card costs the viewer now; nobody's price where the viewer only watches. */
export function priceOf(view: SplendorView, card: string): Price | undefined {
  const pay = view.prices[card]
  return pay && { pay, missing: view.missing[card] ?? 0 }
}

export interface Character {
  id: string
  name: Names
  source: string
  level: number
  bonus: Colour
  points: number
  avengers: number
  cost: Amounts
}

export interface Location {
  id: string
  name: Names
  source: string
  tile: number
  points: number
  needs: Amounts
}

export interface Content {
  characters: Map<string, Character>
  locations: Map<string, Location>
}

export function readContent(raw: unknown): Content {
  const { character, location } = raw as { character: Character[]; location: Location[] }
  return {
    characters: new Map(character.map((card) => [card.id, card])),
    locations: new Map(location.map((place) => [place.id, place])),
  }
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
}
