/** What may be chosen now, seen from the board: options point at cards, places and pieces by their targets. */
import type { Decision, Option } from './wire'

export class OptionPicker {
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

  /** Would a second pick of it say which option of the thing that is open is meant? */
  next(target: string): boolean {
    return this.open !== null && this.open !== target && this.at(this.open).some((option) => option.targets.includes(target))
  }

  /** A click on a thing: its only option is taken at once, several are shown in the bar. Whoever is picked first, the
   * attacker or the attacked, the second pick says the rest. */
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

  /** A key pressed anywhere: a number takes one of the options shown, Escape goes back to all of them, or `back` to the choice
   * before. */
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

  /** A new position is a new question. */
  reset(): void {
    this.open = null
    this.hinted = null
  }
}
