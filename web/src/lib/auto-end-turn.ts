/** Turns in which nothing is left to do but to end them: whoever wants it so is not asked. */
import type { Decision } from './wire'

const ENDS = ['end', 'end-turn']

export class AutoEndTurn {
  #latest = -1
  /** The move that was taken back: there it is asked all the same, or nobody could go further back. */
  #undone = -1

  /** The option that may be taken by itself, or null. */
  answer(decision: Decision, moves: number): string | null {
    if (moves < this.#latest) this.#undone = moves
    this.#latest = moves
    const [only, other] = decision.options
    return only && !other && ENDS.includes(only.verb) && moves !== this.#undone ? only.id : null
  }
}
