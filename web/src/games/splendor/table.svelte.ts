/** The table of Splendor: Marvel, with the tokens that are being picked up and the deck that is being asked about. */
import * as common from '../../lib/table.svelte'
import type { Option } from '../../lib/wire'
import { readContent, type Content } from './content'
import { pointingAt, taking } from './token-picks'
import type { Colour, SplendorView } from './view'

export class SplendorTable extends common.Table<SplendorView, Content> {
  picks = $state.raw<Colour[]>([])
  /** The level of the deck from which a card may be reserved. */
  deck = $state<number | null>(null)
  /** Which token may be picked next, and the option that takes all that were. */
  readonly step = $derived(taking(this.decision, this.picks))

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  at(thing: string): Option[] {
    return pointingAt(this.decision, thing)
  }

  /** A new position is a new question. */
  reset(): void {
    this.picks = []
    this.deck = null
    this.reading = null
  }
}

export const getTable = () => common.getTable<SplendorTable>()
