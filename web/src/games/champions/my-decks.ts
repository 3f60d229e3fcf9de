/** The decks stored in this browser, built here or imported. */
import type { Deck } from './content'

const KEY = 'tableverse-champions-decks'

export function myDecks(): Deck[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as Deck[]).filter((deck) => typeof deck?.name === 'string' && typeof deck.cards === 'object') : []
  } catch {
    return []
  }
}

/** Store a deck, replacing a deck of the same name. */
export function keepDeck(deck: Deck): void {
  write([deck, ...myDecks().filter((other) => other.name !== deck.name)])
}

export function dropDeck(name: string): void {
  write(myDecks().filter((deck) => deck.name !== name))
}

function write(decks: Deck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks))
  } catch {
    // Without storage the game still works.
  }
}
