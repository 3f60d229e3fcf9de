/** The table of Marvel D.A.G.G.E.R., with the token that pays for the next action. */
import * as common from '../../lib/table.svelte'
import type { MessageContext, FormatTerm } from '../../lib/message-text'
import type { Decision } from '../../lib/wire'
import { readContent, type Content } from './content'
import { withProposal, SetUpProposal } from './setup-proposal.svelte'
import { pointed, tokensOf, withToken } from './option-targets'
import type { DaggerView } from './view'
import { shortName } from './words'

export class DaggerTable extends common.Table<DaggerView, Content> {
  /** The kind of token that is to pay, as long as there is one of it. */
  wish = $state('')
  readonly tokens = $derived(tokensOf(this.asked))
  readonly token = $derived(this.tokens.includes(this.wish) ? this.wish : (this.tokens[0] ?? ''))
  readonly opening = new SetUpProposal()
  /** What this seat is still asked before the game begins. */
  readonly questions = $derived.by(() => super.view.opening.filter(({ seat }) => seat === this.me))
  /** Set-up is looked at as a whole: somebody is asked, and it is not one's hero, for whom there is a gallery. */
  readonly together = $derived(this.asked !== null && !this.guided && !['hero', 'turn'].includes(this.asked.kind) && this.questions.length > 1)
  readonly #proposed = $derived.by(() => (this.together && !this.opening.apart && this.asked ? this.opening.proposed(this.asked, this.questions) : undefined))
  readonly #view = $derived.by(() => (this.proposing ? withProposal(super.view, this.opening, this.questions) : super.view))
  readonly #pointed = $derived.by(() => {
    const { asked } = this
    // Nothing on the board is chosen by itself: all is taken together.
    if (asked && this.#proposed) return { ...asked, options: [{ ...this.#proposed, targets: [], message: { key: 'web-dagger-opening-begin', arguments: {} } }] }
    return asked && pointed(this.tokens.length ? withToken(asked, this.token) : asked)
  })

  /** Heroes by the names on their masks, where no other one at the table has the same. */
  readonly #speaker = $derived.by(() => {
    const { content, view } = this
    const speaker = super.speaker
    const shared = (id: string) => view.heroes.some((hero) => hero.id !== id && shortName(content, hero.id) === shortName(content, id))
    const term: FormatTerm = (name, value) => (typeof value === 'string' && content.heroes.has(value) && !shared(value) ? shortName(content, value) : speaker.term(name, value))
    return { ...speaker, term }
  })

  constructor(props: () => common.BoardProps) {
    super(props, readContent)
  }

  /** Is set-up shown as it is proposed? */
  get proposing(): boolean {
    return this.#proposed !== undefined
  }

  override get view(): DaggerView {
    return this.#view
  }

  override choose(option: string, sure = false): void {
    if (this.proposing && !sure) this.opening.take(this.questions)
    super.choose(option, sure)
  }

  override get speaker(): MessageContext {
    return this.#speaker
  }

  override get decision(): Decision | null {
    return this.#pointed
  }
}

export const getTable = () => common.getTable<DaggerTable>()
