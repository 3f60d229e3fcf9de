import type { GameClient } from '../client'
import Board from './Board.svelte'
import { cast, opponent } from './cast'
import { large, loud, sound } from './events'
import { gameStats } from './game-stats'
import { flights } from './flights'
import Progress from './Progress.svelte'
import { readContent } from './content'
import type { DaggerView } from './view'
import { link, term } from './words'
import './palette.css'

const dagger: GameClient = {
  Board,
  Progress,
  setUp: () => import('./SetUp.svelte'),
  cast: (view, content) => cast(view as DaggerView, readContent(content)),
  opponent: (settings, content) => opponent(settings, readContent(content)),
  gameStats: (view) => gameStats(view as DaggerView),
  term: (content) => term(readContent(content)),
  link: (content) => link(readContent(content)),
  flights,
  loud,
  large,
  division: { heads: ['hero-phase', 'nemesis-phase'], causes: ['event', 'icon', 'activates', 'ability', 'first-strike', 'side-mission', 'showdown'] },
  sound,
}

export default dagger
