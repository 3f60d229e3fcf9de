/** Standing answers: what a person need not be asked again and again. They stay on this side of the table; what they
 * answer is an ordinary choice. docs/protocol.md says how, and the server's own library does the same. */
import { storedAnswers, storeAnswers, type StandingAnswer } from './token-storage'
import { abilityOf, thingsOf } from './options'
import type { Decision, Option } from './wire'

export class StandingAnswers {
  /** By ability; all others are asked. */
  answers = $state.raw<Record<string, StandingAnswer>>({})
  #passed = new Set<string>()
  #latest = -1
  /** The move that was taken back: there everything is asked. */
  #undone = -1
  readonly #table: string

  /** They are kept with the table, and so outlast a reload. */
  constructor(table: string) {
    this.#table = table
    this.answers = storedAnswers(table)
  }

  get any(): boolean {
    return Object.keys(this.answers).length > 0
  }

  wish(ability: string, answer: StandingAnswer): void {
    this.answers = { ...this.answers, [ability]: answer }
    storeAnswers(this.#table, this.answers)
  }

  /** Ask about everything again. */
  forget(): void {
    this.answers = {}
    storeAnswers(this.#table, this.answers)
    this.#passed = new Set()
  }

  /** Go on passing while nothing is offered but what is offered now. */
  passOn(decision: Decision): void {
    this.#passed = new Set(offered(decision).map(same))
  }

  /** The option that is chosen without asking, or null if the person must be asked. */
  answer(decision: Decision, moves: number): string | null {
    if (moves < this.#latest) this.#undone = moves
    this.#latest = moves
    if (moves === this.#undone) return null
    if (decision.kind === 'may') {
      const wish = this.answers[abilityOf(decision.options[0]!)]
      return wish ? (wish === 'always' ? 'may:yes' : 'may:no') : null
    }
    if (decision.kind !== 'window') return null
    const wished = offered(decision).find((option) => this.answers[abilityOf(option)] === 'always')
    if (wished) return wished.id
    const open = offered(decision).filter((option) => this.answers[abilityOf(option)] !== 'never')
    if (open.every((option) => this.#passed.has(same(option)))) return 'pass'
    this.#passed = new Set()
    return null
  }
}

const offered = (decision: Decision) => decision.options.filter((option) => option.verb !== 'pass')
/** What tells an option of one window from the others, in any window: whose ability, and which. */
const same = (option: Option) => [...thingsOf(option), abilityOf(option)].join(' ')
