/** The statistics of a finished game. */
import type { GameStats } from '../client'
import type { SplendorView } from './view'

export function gameStats(view: SplendorView, seats: number[]): GameStats {
  const mine = view.mats.filter((mat) => seats.includes(mat.seat))
  const best = mine.reduce((one, other) => (other.points > one.points ? other : one), mine[0]!)
  const rivals = view.mats.filter((mat) => !seats.includes(mat.seat)).map((mat) => mat.points)
  return {
    length: view.round,
    facts: { points: best.points, margin: best.points - Math.max(0, ...rivals), locations: best.locations.length, cards: best.recruited.length, rivals: rivals.length },
  }
}
