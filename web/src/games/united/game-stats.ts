/** The statistics of a finished game. The seat without a Hero is the Villain's. */
import type { Arguments } from '../../lib/wire'
import type { GameStats } from '../client'
import type { UnitedView } from './view'

export function gameStats(view: UnitedView, seats: number[], settings: Arguments): GameStats {
  const withVillain = view.mode === 'super-villain' || view.mode === 'super-villain-vs-commander'
  return {
    length: view.storyline.filter((entry) => entry.hero).length,
    facts: {
      missions: view.completed.length,
      plans: view.plans_left,
      villain: Number(withVillain && seats.includes(view.seats - 1)),
      commander: Number(view.mode === 'commander'),
      hard: Number(String(settings.challenge ?? '').includes('hard')),
    },
  }
}
