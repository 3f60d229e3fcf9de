/** Ends a turn automatically when ending it is the only option left, if the setting is on. */
import type { Decision } from './wire'

const ENDS = ['end', 'end-turn']

export class AutoEndTurn {
  #latest = -1
  /** The move that was undone. There a person must decide, because an automatic choice would prevent further undos. */
  #undone = -1

  /** Return the option to choose automatically, or null. */
  answer(decision: Decision, moves: number): string | null {
    if (moves < this.#latest) this.#undone = moves
    this.#latest = moves
    const [only, other] = decision.options
    return only && !other && ENDS.includes(only.verb) && moves !== this.#undone ? only.id : null
  }
}
