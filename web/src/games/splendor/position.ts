/** Derived data of the View for the board. */
import { COLOURS, type Colour, type SplendorView } from './view'

/** The colours of bonuses and costs. */
export const STONES = COLOURS.slice(0, 5)

export type Amounts = Partial<Record<Colour, number>>

export interface Price {
  pay: Amounts
  missing: number
}

/** Return the current cost of a card for the viewer. Undefined for a spectator. */
export function priceOf(view: SplendorView, card: string): Price | undefined {
  const pay = view.prices[card]
  return pay && { pay, missing: view.missing[card] ?? 0 }
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
}
