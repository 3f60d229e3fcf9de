/** The Villain and the Heroes by seat. A solo player has all the Heroes, and the Villain's player has none. */
import type { Arguments, Names } from '../../lib/wire'
import type { Cast } from '../client'
import type { Content } from './content'
import type { UnitedView } from './view'

export function cast(view: UnitedView, content: Content): Cast {
  const names = view.heroes.flatMap((hero) => content.hero.get(hero.id)?.name ?? [])
  const heroes = view.seats === 1 ? [names] : Array.from({ length: view.seats }, (_, seat) => names.slice(seat, seat + 1))
  return { villain: content.villain.get(view.villain)?.name ?? null, heroes }
}

export function opponent(settings: Arguments, content: Content): Names | null {
  return content.villain.get(String(settings.villain))?.name ?? null
}
