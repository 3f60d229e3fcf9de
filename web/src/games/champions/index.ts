import type { GameClient } from '../client'
import Board from './Board.svelte'
import { loud } from './events'
import { flights } from './flights'
import Progress from './Progress.svelte'
import SetUp from './SetUp.svelte'
import { readContent } from './content'
import { term } from './words'
import './palette.css'

const champions: GameClient = {
  Board,
  Progress,
  SetUp,
  term: (content) => term(readContent(content)),
  flights,
  loud,
  sound: (kinds) => {
    if (kinds.includes('played') || kinds.includes('revealed')) return 'card'
    return kinds.includes('damaged') || kinds.includes('thwarted') ? 'token' : null
  },
}

export default champions
