/**
 * Standing answers to optional abilities, so that a person need not decide each time. They stay in the client and send
 * ordinary choices (docs/protocol.md). The server's client library does the same.
 */
import { storedAnswers, storeAnswers, type StandingAnswer } from './token-storage'
import { abilityOf, thingsOf } from './options'
import type { Decision, Option } from './wire'

export class StandingAnswers {
  /** Answers by ability. The person decides about all other abilities. */
  answers = $state.raw<Record<string, StandingAnswer>>({})
  #passed = new Set<string>()
  #latest = -1
  /** The move that was undone. At this move the person decides every time. */
  #undone = -1
  readonly #table: string

  /** The answers are stored with the table, so they survive a reload. */
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

  /** Keep passing while only the options offered now are offered. */
  passOn(decision: Decision): void {
    this.#passed = new Set(offered(decision).map(same))
  }

  /** Return the option to choose automatically, or null if the person must decide. */
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
/** Identify an option across windows, by its things and its ability. */
const same = (option: Option) => [...thingsOf(option), abilityOf(option)].join(' ')
