/** The cards and tiles of Splendor: Marvel, as the server sends them. */
import type { Names } from '../../lib/content'
import type { Amounts } from './position'
import type { Colour } from './view'

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
