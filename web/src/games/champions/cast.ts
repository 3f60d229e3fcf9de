/** The villain and heroes by the names of their sets, because identities and villains have several cards. */
import type { Arguments, Names } from '../../lib/wire'
import type { Cast } from '../client'
import { parseReference } from '../../lib/references'
import type { Content } from './content'
import type { ChampionsView } from './view'

export function cast(view: ChampionsView, content: Content): Cast {
  const named = (thing: string): Names | null => {
    const card = content.cards.get(parseReference(thing).name)
    return content.sets.find((set) => set.id === card?.set)?.name ?? card?.name ?? null
  }
  return { villain: named(view.villain), heroes: view.players.map((player) => [named(player.identity)].filter((name) => name !== null)) }
}

export function opponent(settings: Arguments, content: Content): Names | null {
  const scenario = content.scenarios.find((one) => one.id === settings.scenario)
  return content.sets.find((set) => set.id === scenario?.id)?.name ?? content.cards.get(scenario?.standard[0] ?? '')?.name ?? null
}
