/** The table of Marvel D.A.G.G.E.R., with the token that pays for the next action. */
import * as common from '../../lib/table.svelte'
import type { Decision } from '../../lib/wire'
import { readContent, type Content } from './content'
import { pointed, tokensOf, withToken } from './pointing'
import type { DaggerView } from './view'

export class DaggerTable extends common.Table<DaggerView, Content> {
  /** The kind of token that is to pay, as long as there is one of it. */
  wish = $state('')
  readonly tokens = $derived(tokensOf(this.asked))
  readonly token = $derived(this.tokens.includes(this.wish) ? this.wish : (this.tokens[0] ?? ''))
  readonly #pointed = $derived(this.asked && pointed(this.tokens.length ? withToken(this.asked, this.token) : this.asked))

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  override get decision(): Decision | null {
    return this.#pointed
  }
}

export const getTable = () => common.getTable<DaggerTable>()
