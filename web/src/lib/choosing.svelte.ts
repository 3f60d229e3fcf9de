/** What may be chosen now, seen from the board: options point at cards, places and pieces by their targets. */
import type { Decision, Option } from './wire'

export class Choosing {
  /** The thing whose several options are being looked at. */
  open = $state<string | null>(null)
  /** The option under the pointer or the focus: what it points at shines. */
  hinted = $state.raw<Option | null>(null)

  readonly #decision: () => Decision | null
  readonly #choose: (option: string) => void

  constructor(decision: () => Decision | null, choose: (option: string) => void) {
    this.#decision = decision
    this.#choose = choose
  }

  get options(): Option[] {
    return this.#decision()?.options ?? []
  }

  /** The options shown in the bar: all, or those of the thing that was picked. */
  get shown(): Option[] {
    return this.open === null ? this.options : this.at(this.open)
  }

  at(target: string): Option[] {
    return this.options.filter((option) => option.targets.includes(target))
  }

  /** Can something be done with it? */
  lit(target: string): boolean {
    return this.options.some((option) => option.targets.includes(target))
  }

  /** Is it what the hinted option is about? */
  hint(target: string): boolean {
    return this.hinted?.targets.includes(target) ?? false
  }

  /** A click on a thing: its only option is taken at once, several are shown in the bar. */
  pick(target: string): void {
    const [first, second] = this.at(target)
    if (!first) return
    if (second) this.open = target
    else this.take(first)
  }

  take(option: Option): void {
    this.reset()
    this.#choose(option.id)
  }

  /** A new position is a new question. */
  reset(): void {
    this.open = null
    this.hinted = null
  }
}
