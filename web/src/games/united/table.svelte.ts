/** The table of Marvel United. */
import * as common from '../../lib/table.svelte'
import { readContent, type Content } from './content'
import type { UnitedView } from './view'

export class UnitedTable extends common.Table<UnitedView, Content> {
  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }
}

export const getTable = () => common.getTable<UnitedTable>()
