/** Derived data of the View for the board. */
import { parseReference } from '../../lib/references'
import { SYMBOLS, type Symbol, type UnitedView } from './view'

export type Amounts = Partial<Record<Symbol, number>>

/** Return the symbols as a list, one entry for each. */
export function listed(amounts: Amounts): Symbol[] {
  return SYMBOLS.flatMap((symbol) => Array<Symbol>(amounts[symbol] ?? 0).fill(symbol))
}

/** Return the Villain's seat, which follows the Heroes' seats, or -1. */
export function villainSeatOf(view: UnitedView): number {
  return view.heroes.length < view.seats ? view.heroes.length : -1
}

/** Return the hand of the viewer at a seat, by thing names. */
export function handOf(view: UnitedView, seat: number): string[] {
  const mine = view.heroes[seat]
  const villain = seat === villainSeatOf(view)
  return [
    ...[...(mine?.hand ?? []), ...(villain ? view.villain_hand : [])].map((card) => `card:${card}`),
    ...[...(mine?.supers ?? []), ...(villain ? view.villain_supers : [])].map((card) => `super:${card}`),
  ]
}

const CARDS = ['card', 'super']
/** Kinds of cards that may be offered from outside the table. */
const OFFERED = [...CARDS, 'gear', 'battle-plan']

export function isCard(thing: string): boolean {
  return CARDS.includes(parseReference(thing).kind)
}

export function mayBeOffered(thing: string): boolean {
  return OFFERED.includes(parseReference(thing).kind)
}

/** Return the card and index of a Storyline name such as `entry:4`, or null. */
export function entryOf(view: UnitedView, thing: string): { place: number; card: string } | null {
  const { kind, name } = parseReference(thing)
  return kind === 'entry' ? { place: Number(name), card: view.storyline[Number(name)]?.card ?? '' } : null
}

/** Return all names of a card in hand: it may be a card or a super card. */
export function namesOf(thing: string): string[] {
  return [thing, `card:${parseReference(thing).name}`]
}
