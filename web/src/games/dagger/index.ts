import type { GameClient } from '../client'
import Board from './Board.svelte'
import { loud, sound } from './events'
import { flights } from './flights'
import Progress from './Progress.svelte'
import SetUp from './SetUp.svelte'
import { readContent } from './content'
import { term } from './words'
import './palette.css'

const dagger: GameClient = {
  Board,
  Progress,
  SetUp,
  term: (content) => term(readContent(content)),
  flights,
  loud,
  round: 'hero-phase',
  sound,
}

export default dagger
