/** The board state of Splendor: Marvel, with the picked tokens and the chosen deck. */
import * as common from '../../lib/table.svelte'
import type { Option } from '../../lib/wire'
import { readContent, type Content } from './content'
import { pointingAt, taking } from './token-picks'
import type { Colour, SplendorView } from './view'

export class SplendorTable extends common.Table<SplendorView, Content> {
  picks = $state.raw<Colour[]>([])
  /** The level of the chosen deck, from which a card may be reserved. */
  deck = $state<number | null>(null)
  /** The tokens that can be picked next, and the option that takes all picks. */
  readonly step = $derived(taking(this.decision, this.picks))

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  at(thing: string): Option[] {
    return pointingAt(this.decision, thing)
  }

  /** Clear the selection for a new position. */
  reset(): void {
    this.picks = []
    this.deck = null
    this.reading = null
  }
}

export const getTable = () => common.getTable<SplendorTable>()
