/** The states of something that is edited, to go back and forth between. Typing in one place is one step. */
export class UndoHistory<State> {
  #past: State[] = []
  #future: State[] = []
  #place = ''
  /** No more than these: a browser tab is not an archive. */
  readonly most = 200

  constructor(public now: State) {}

  get undoable(): boolean {
    return this.#past.length > 0
  }

  get redoable(): boolean {
    return this.#future.length > 0
  }

  /** A new state. `place` is where something is typed: what follows there belongs to the same step. */
  change(next: State, place = ''): void {
    if (!place || place !== this.#place) this.#past = [...this.#past, this.now].slice(-this.most)
    this.#place = place
    this.#future = []
    this.now = next
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.now, ...this.#future]
    this.#place = ''
    this.now = before
  }

  redo(): void {
    const [next, ...rest] = this.#future
    if (next === undefined) return
    this.#past = [...this.#past, this.now]
    this.#future = rest
    this.#place = ''
    this.now = next
  }
}
