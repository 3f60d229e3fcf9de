/** Undo and redo over a series of states. Typing in one place is one step. */
export class UndoHistory<State> {
  #past: State[] = []
  #future: State[] = []
  #place = ''
  /** The most states kept, to limit memory. */
  readonly most = 200

  constructor(public now: State) {}

  get undoable(): boolean {
    return this.#past.length > 0
  }

  get redoable(): boolean {
    return this.#future.length > 0
  }

  /** Add a state. Successive changes with the same `place` are one step. */
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
