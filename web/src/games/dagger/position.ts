/** Derived data of the View for the board. */
import type { DaggerView } from './view'

/** Return the kind of token on a space of the board. */
export function tokenOn(view: DaggerView, space: string): 'normal' | 'empowered' {
  return view.heroes.some((hero) => hero.empowered_on === space) ? 'empowered' : 'normal'
}
