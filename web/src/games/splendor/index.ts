import type { GameClient } from '../client'
import Board from './Board.svelte'
import { loud } from './events'
import { gameStats } from './game-stats'
import { flights } from './flights'
import Progress from './Progress.svelte'
import { readContent } from './content'
import type { SplendorView } from './view'
import { link, term } from './words'
import './palette.css'

const splendor: GameClient = {
  Board,
  Progress,
  gameStats: (view, seats) => gameStats(view as SplendorView, seats),
  term: (content) => term(readContent(content)),
  link: (content) => link(readContent(content)),
  flights,
  loud,
  // Cards are faceup before they are taken.
  large: () => null,
  division: { heads: ['round', 'turn'], causes: [] },
  sound: (kinds) => {
    if (kinds.includes('recruited') || kinds.includes('reserved')) return 'card'
    return kinds.includes('took') ? 'token' : null
  },
  score: {
    goal: 16,
    points: (view) => (view as SplendorView).mats.map((mat) => mat.points),
    round: (view) => (view as SplendorView).round,
  },
}

export default splendor
