/** The nemesis and the heroes by seat. A solo player has two heroes. */
import type { Arguments, Names } from '../../lib/wire'
import type { Cast } from '../client'
import type { Content } from './content'
import type { DaggerView } from './view'

export function cast(view: DaggerView, content: Content): Cast {
  const of = (seat: number) => view.heroes.filter((hero) => hero.seat === seat).flatMap((hero) => content.heroes.get(hero.id)?.name ?? [])
  return { villain: content.nemeses.get(view.nemesis.card)?.name ?? content.names.get(view.nemesis.id) ?? null, heroes: Array.from({ length: view.seats }, (_, seat) => of(seat)) }
}

export function opponent(settings: Arguments, content: Content): Names | null {
  return content.nemeses.get(String(settings.nemesis))?.name ?? null
}
