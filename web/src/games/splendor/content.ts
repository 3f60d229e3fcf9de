/** The cards and tiles of Splendor: Marvel, by id. */
import type { PrintedCharacter, PrintedContent, PrintedLocation } from './view'

export type { PrintedCharacter as Character, PrintedLocation as Location } from './view'

export interface Content {
  characters: Map<string, PrintedCharacter>
  locations: Map<string, PrintedLocation>
}

export function readContent(raw: unknown): Content {
  const { character, location } = raw as PrintedContent
  return {
    characters: new Map(character.map((card) => [card.id, card])),
    locations: new Map(location.map((place) => [place.id, place])),
  }
}
