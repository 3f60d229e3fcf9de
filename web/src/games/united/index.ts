import type { GameClient } from '../client'
import Board from './Board.svelte'
import { cast, opponent } from './cast'
import { large, loud } from './events'
import { gameStats } from './game-stats'
import { flights } from './flights'
import Progress from './Progress.svelte'
import { readContent } from './content'
import type { UnitedView } from './view'
import { link, term } from './words'
import './palette.css'

const united: GameClient = {
  Board,
  Progress,
  setUp: () => import('./SetUp.svelte'),
  cast: (view, content) => cast(view as UnitedView, readContent(content)),
  opponent: (settings, content) => opponent(settings, readContent(content)),
  gameStats: (view, seats, settings) => gameStats(view as UnitedView, seats, settings),
  term: (content) => term(readContent(content)),
  link: (content) => link(readContent(content)),
  flights,
  loud,
  large,
  // A Master Plan card opens a round: the Villain's turn and the Hero turns after it.
  division: { heads: ['plan', 'turn'], causes: ['villain-moved', 'bam', 'effect', 'played', 'overflow'] },
  sound: (kinds) => {
    if (kinds.includes('played') || kinds.includes('plan')) return 'card'
    return ['defeated', 'rescued', 'slot-filled', 'added', 'damaged'].some((kind) => kinds.includes(kind)) ? 'token' : null
  },
}

export default united
