/** The table of Marvel Champions, with what is where and standing answers. */
import { StandingAnswers } from '../../lib/standing-answers.svelte'
import * as common from '../../lib/table.svelte'
import { readContent, type Content } from './content'
import { Position } from './position'
import type { ChampionsView } from './view'

export class ChampionsTable extends common.Table<ChampionsView, Content> {
  readonly position = $derived(new Position(this.view))
  readonly standing: StandingAnswers
  /** What a proposed payment consists of, as long as it is only shown; and what is still to be paid of one agreed to. */
  proposed = $state.raw<string[]>([])
  agreed = $state.raw<string[]>([])

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
    this.standing = new StandingAnswers(props().table)
  }

  /** The hand of another seat of whoever looks, where there is room for it. */
  handBeside(seat: number): string[] {
    return this.beside.find((view) => view.seat === seat)?.players[seat]?.hand ?? []
  }
}

export const getTable = () => common.getTable<ChampionsTable>()
