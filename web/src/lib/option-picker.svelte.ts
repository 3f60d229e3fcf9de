/** Picks an option by clicks and keys on the board. Options point at cards, places and pieces by their targets. */
import type { Decision, Option } from './wire'

export class OptionPicker {
  /** The thing whose options are listed in the bar. */
  open = $state<string | null>(null)
  /** The option under the pointer or the focus. Its targets are highlighted. */
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

  /** Return the options shown in the bar: all options, or the options of the open thing. */
  get shown(): Option[] {
    return this.open === null ? this.options : this.at(this.open)
  }

  at(target: string): Option[] {
    return this.options.filter((option) => option.targets.includes(target))
  }

  /** Return whether an option points at the target. */
  lit(target: string): boolean {
    return this.options.some((option) => option.targets.includes(target))
  }

  /** Return whether the hinted option points at the target. */
  hint(target: string): boolean {
    return this.hinted?.targets.includes(target) ?? false
  }

  /** Return whether picking the target would select among the options of the open thing. */
  next(target: string): boolean {
    return this.open !== null && this.open !== target && this.at(this.open).some((option) => option.targets.includes(target))
  }

  /**
   * Handle a click on a thing: choose its only option, or list several in the bar. With the attacker and the attacked,
   * the second pick decides, in either order.
   */
  pick(target: string): void {
    const both = this.next(target) ? this.shown.filter((option) => option.targets.includes(target)) : []
    const [first, second] = both.length === 1 ? both : this.at(target)
    if (!first) return
    if (second) this.open = target
    else this.take(first)
  }

  take(option: Option): void {
    this.reset()
    this.#choose(option.id)
  }

  /**
   * Handle a key: a number chooses an option shown, and Escape returns to all options or calls `back` to undo the last
   * step.
   */
  key(event: KeyboardEvent, shown: Option[], back: (() => void) | null = null): void {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') {
      if (this.open === null && !document.querySelector('aside')) back?.()
      this.open = null
    } else if (/^[1-9]$/.test(event.key)) {
      const option = shown[Number(event.key) - 1]
      if (option) this.take(option)
    }
  }

  /** Clear the selection for a new position. */
  reset(): void {
    this.open = null
    this.hinted = null
  }
}
