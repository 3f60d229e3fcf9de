/** The board state of Marvel D.A.G.G.E.R., with the token that pays for the next action. */
import * as common from '../../lib/table.svelte'
import type { MessageContext, FormatTerm } from '../../lib/message-text'
import type { Decision } from '../../lib/wire'
import { readContent, type Content } from './content'
import { withProposal, SetUpProposal } from './setup-proposal.svelte'
import { pointed, tokensOf, withToken } from './option-targets'
import type { DaggerView } from './view'
import { shortName } from './words'

export class DaggerTable extends common.Table<DaggerView, Content> {
  /** The preferred kind of token, as long as one is left. */
  wish = $state('')
  readonly tokens = $derived(tokensOf(this.asked))
  readonly token = $derived(this.tokens.includes(this.wish) ? this.wish : (this.tokens[0] ?? ''))
  readonly opening = new SetUpProposal()
  /** The remaining set-up questions of this seat. */
  readonly questions = $derived.by(() => super.view.opening.filter(({ seat }) => seat === this.me))
  /** Whether all set-up questions are shown together. The hero is chosen in a gallery first. */
  readonly together = $derived(this.asked !== null && !this.guided && !['hero', 'turn'].includes(this.asked.kind) && this.questions.length > 1)
  readonly #proposed = $derived.by(() => (this.together && !this.opening.apart && this.asked ? this.opening.proposed(this.asked, this.questions) : undefined))
  readonly #view = $derived.by(() => (this.proposing ? withProposal(super.view, this.opening, this.questions) : super.view))
  readonly #pointed = $derived.by(() => {
    const { asked } = this
    // No thing on the board is chosen separately, because all answers are accepted together.
    if (asked && this.#proposed) return { ...asked, options: [{ ...this.#proposed, targets: [], message: { key: 'web-dagger-opening-begin', arguments: {} } }] }
    return asked && pointed(this.tokens.length ? withToken(asked, this.token) : asked)
  })

  /** Heroes go by their hero names, unless two at the table share one. */
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

  /** Return whether the proposed set-up is shown. */
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
