/** The board state of Marvel Champions, with card lookups and standing answers. */
import { StandingAnswers } from '../../lib/standing-answers.svelte'
import * as common from '../../lib/table.svelte'
import { readContent, type Content } from './content'
import { Position } from './position'
import type { ChampionsView } from './view'

export class ChampionsTable extends common.Table<ChampionsView, Content> {
  readonly position = $derived(new Position(this.view))
  readonly standing: StandingAnswers
  /** The things of a proposed payment, and the remaining things of an accepted payment. */
  proposed = $state.raw<string[]>([])
  agreed = $state.raw<string[]>([])

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
    this.standing = new StandingAnswers(props().table)
  }

  /** Return the hand of another seat of this person, if there is room for it. */
  handBeside(seat: number): string[] {
    return this.beside.find((view) => view.seat === seat)?.players[seat]?.hand ?? []
  }
}

export const getTable = () => common.getTable<ChampionsTable>()
