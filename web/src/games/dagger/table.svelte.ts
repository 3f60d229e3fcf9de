/** The table of Marvel D.A.G.G.E.R., with the token that pays for the next action. */
import * as common from '../../lib/table.svelte'
import type { Speaker, Term } from '../../lib/speech'
import type { Decision } from '../../lib/wire'
import { readContent, type Content } from './content'
import { pointed, tokensOf, withToken } from './pointing'
import type { DaggerView } from './view'
import { shortName } from './words'

export class DaggerTable extends common.Table<DaggerView, Content> {
  /** The kind of token that is to pay, as long as there is one of it. */
  wish = $state('')
  readonly tokens = $derived(tokensOf(this.asked))
  readonly token = $derived(this.tokens.includes(this.wish) ? this.wish : (this.tokens[0] ?? ''))
  readonly #pointed = $derived(this.asked && pointed(this.tokens.length ? withToken(this.asked, this.token) : this.asked))

  /** Heroes by the names on their masks, where no other one at the table has the same. */
  readonly #speaker = $derived.by(() => {
    const { content, view } = this
    const speaker = super.speaker
    const shared = (id: string) => view.heroes.some((hero) => hero.id !== id && shortName(content, hero.id) === shortName(content, id))
    const term: Term = (name, value) => (typeof value === 'string' && content.heroes.has(value) && !shared(value) ? shortName(content, value) : speaker.term(name, value))
    return { ...speaker, term }
  })

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  override get speaker(): Speaker {
    return this.#speaker
  }

  override get decision(): Decision | null {
    return this.#pointed
  }
}

export const getTable = () => common.getTable<DaggerTable>()
