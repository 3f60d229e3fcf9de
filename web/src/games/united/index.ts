import type { GameClient } from '../client'
import Board from './Board.svelte'
import { loud } from './events'
import { flights } from './flights'
import Progress from './Progress.svelte'
import SetUp from './SetUp.svelte'
import { readContent } from './view'
import { term } from './words'

const united: GameClient = {
  Board,
  Progress,
  SetUp,
  term: (content) => term(readContent(content)),
  flights,
  loud,
  sound: (kinds) => {
    if (kinds.includes('played') || kinds.includes('plan')) return 'card'
    return ['defeated', 'rescued', 'slot-filled', 'added', 'damaged'].some((kind) => kinds.includes(kind)) ? 'token' : null
  },
}

export default united
