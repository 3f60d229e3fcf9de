/** What every part of the board shares: the position, the words, what may be chosen, and what is being read. */
import { getContext, setContext } from 'svelte'
import type { Choosing } from '../../lib/choosing.svelte'
import type { Speaker } from '../../lib/speech'
import type { Content } from './content'
import type { UnitedView } from './view'

export interface Table {
  readonly view: UnitedView
  readonly content: Content
  readonly speaker: Speaker
  readonly choosing: Choosing
  /** Show all that is printed on a thing, and what may be done with it. */
  read(about: string, targets: string[]): void
}

const KEY = Symbol('united')

export const setTable = (table: Table): Table => setContext(KEY, table)
export const getTable = (): Table => getContext<Table>(KEY)
