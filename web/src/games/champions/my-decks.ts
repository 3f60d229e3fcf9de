/** The decks that this browser keeps: built here or imported. */
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

/** A deck takes the place of the one that had its name. */
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
    // A browser that keeps nothing still plays.
  }
}
