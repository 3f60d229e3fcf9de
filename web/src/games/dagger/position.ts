/** What a board reads off the View. */
import type { DaggerView } from './view'

/** The kind of the token that lies on a space of the board. */
export function tokenOn(view: DaggerView, space: string): 'normal' | 'empowered' {
  return view.heroes.some((hero) => hero.empowered_on === space) ? 'empowered' : 'normal'
}
