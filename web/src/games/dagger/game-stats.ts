/** How a game went for its players, in numbers. */
import type { Feats } from '../client'
import type { DaggerView } from './view'

export function feats(view: DaggerView): Feats {
  return {
    length: view.rounds,
    facts: {
      threat: view.threat,
      invaded: view.invaded.length,
      battered: view.heroes.filter((hero) => hero.battered || hero.eliminated).length,
      harder: Number(view.difficulty === 'harder'),
      easier: Number(view.difficulty === 'easier'),
    },
  }
}
