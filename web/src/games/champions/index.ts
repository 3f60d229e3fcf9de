import type { GameClient } from '../client'
import Board from './Board.svelte'
import { nextGameLabel } from './campaign'
import { cast, opponent } from './cast'
import { large, loud } from './events'
import { gameStats } from './game-stats'
import { flights } from './flights'
import { spoken } from '../../lib/texts.svelte'
import Progress from './Progress.svelte'
import { readContent } from './content'
import type { ChampionsView } from './view'
import { link, term } from './words'
import './palette.css'

const champions: GameClient = {
  Board,
  Progress,
  again: (view, content) => nextGameLabel(view as ChampionsView, readContent(content)),
  after: () => import('./CampaignAfterGame.svelte'),
  setUp: () => spoken('champions-setup', import('./SetUp.svelte')),
  cast: (view, content) => cast(view as ChampionsView, readContent(content)),
  opponent: (settings, content) => opponent(settings, readContent(content)),
  gameStats: (view, seats, settings) => gameStats(view as ChampionsView, seats, settings),
  term: (content) => term(readContent(content)),
  link: (content) => link(readContent(content)),
  areas: true,
  flights,
  loud,
  large,
  division: {
    heads: ['round', 'turn'],
    causes: ['activates', 'revealed', 'played', 'uses', 'attacks', 'thwarts', 'recovers', 'form', 'scheme', 'stage', 'triggered', 'dealt', 'first'],
    before: { readied: 'web-champions-phase-villain' },
  },
  sound: (kinds) => {
    if (kinds.includes('played') || kinds.includes('revealed')) return 'card'
    return kinds.includes('damaged') || kinds.includes('thwarted') ? 'token' : null
  },
}

export default champions
