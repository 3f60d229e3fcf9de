/** The board state of Marvel United. */
import * as common from '../../lib/table.svelte'
import { readContent, type Content } from './content'
import { handOf } from './position'
import type { UnitedView } from './view'

export class UnitedTable extends common.Table<UnitedView, Content> {
  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  /** Return the hand of another seat of this person, if there is room for it. */
  handBeside(seat: number): string[] {
    const view = this.beside.find((view) => view.seat === seat)
    return view ? handOf(view, seat) : []
  }
}

export const getTable = () => common.getTable<UnitedTable>()
