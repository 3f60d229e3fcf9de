/** What a board reads off the View. */
import { parseReference } from '../../lib/references'
import { SYMBOLS, type Symbol, type UnitedView } from './view'

export type Amounts = Partial<Record<Symbol, number>>

/** The same number of each symbol as a list to draw, one by one. */
export function listed(amounts: Amounts): Symbol[] {
  return SYMBOLS.flatMap((symbol) => Array<Symbol>(amounts[symbol] ?? 0).fill(symbol))
}

/** The seat of whoever plays the Villain, behind those of the Heroes; -1 where nobody does. */
export function villainSeatOf(view: UnitedView): number {
  return view.heroes.length < view.seats ? view.heroes.length : -1
}

/** What the viewer at a seat holds, by the names that things have. */
export function handOf(view: UnitedView, seat: number): string[] {
  const mine = view.heroes[seat]
  const villain = seat === villainSeatOf(view)
  return [
    ...[...(mine?.hand ?? []), ...(villain ? view.villain_hand : [])].map((card) => `card:${card}`),
    ...[...(mine?.supers ?? []), ...(villain ? view.villain_supers : [])].map((card) => `super:${card}`),
  ]
}

const CARDS = ['card', 'super']
/** Whatever may be offered that lies nowhere on the table. */
const OFFERED = [...CARDS, 'gear', 'battle-plan']

export function isCard(thing: string): boolean {
  return CARDS.includes(parseReference(thing).kind)
}

export function mayBeOffered(thing: string): boolean {
  return OFFERED.includes(parseReference(thing).kind)
}

/** The card of the Storyline that a name such as `entry:4` means, with its place there; nothing for other names. */
export function entryOf(view: UnitedView, thing: string): { place: number; card: string } | null {
  const { kind, name } = parseReference(thing)
  return kind === 'entry' ? { place: Number(name), card: view.storyline[Number(name)]?.card ?? '' } : null
}

/** What lies in a hand may be named as a card or as a super card. */
export function namesOf(thing: string): string[] {
  return [thing, `card:${parseReference(thing).name}`]
}
