/** What a board reads off the View. */
import { SYMBOLS, type Symbol } from './view'

export type Amounts = Partial<Record<Symbol, number>>

/** The same number of each symbol as a list to draw, one by one. */
export function listed(amounts: Amounts): Symbol[] {
  return SYMBOLS.flatMap((symbol) => Array<Symbol>(amounts[symbol] ?? 0).fill(symbol))
}
