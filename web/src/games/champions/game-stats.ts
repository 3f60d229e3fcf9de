/** The statistics of a finished game. */
import type { Arguments } from '../../lib/wire'
import type { GameStats } from '../client'
import { Position } from './position'
import type { ChampionsView } from './view'

export function gameStats(view: ChampionsView, seats: number[], settings: Arguments): GameStats {
  const position = new Position(view)
  const mine = seats.flatMap((seat) => position.identity(seat) ?? [])
  const left = mine.map((identity) => identity.hit_points - identity.damage)
  return {
    length: view.round,
    facts: {
      life: left.length ? Math.min(...left) : 0,
      damage: mine.reduce((sum, identity) => sum + identity.damage, 0),
      allies: view.play.filter((piece) => piece.kind === 'ally' && seats.includes(piece.area)).length,
      fallen: view.players.filter((player) => player.eliminated).length,
      expert: Number(view.mode === 'expert'),
      heroic: view.heroic,
      // A skirmish is a short game against one stage of the villain.
      skirmish: Number(settings.skirmish ?? 0),
    },
  }
}
