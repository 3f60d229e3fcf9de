/** The statistics of a finished game. */
import type { GameStats } from '../client'
import type { DaggerView } from './view'

export function gameStats(view: DaggerView): GameStats {
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
