/** Plays frames in sequence with pauses. A person may pause, step back or forward, or skip the rest. */
import type { Frame } from './frames'

export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

/** The interface to the owner: facts about frames and the page. */
export interface FramePlayerHost {
  pace(): Pace
  /** Return how much there is to read: the length of the text, 0 for none, and whether a card is shown large. */
  weight(frame: Frame): { words: number; large: boolean }
  /** Show the next frame, with its animations. */
  change(frame: Frame, put: () => void): Promise<void>
}

/** Milliseconds for a frame without text, for a sentence, for each of its letters, and for reading a card. */
const TIMES = {
  slow: { quiet: 500, line: 1300, letter: 14, card: 600 },
  normal: { quiet: 180, line: 480, letter: 6, card: 700 },
  fast: { quiet: 60, line: 260, letter: 0, card: 240 },
}
const LETTERS = 90
/** At "fast" nobody waits longer than two seconds for their next decision. This leaves time to draw it. */
export const AT_MOST = 1700

export class FramePlayer {
  frames = $state.raw<Frame[]>([])
  at = $state(0)
  paused = $state(false)
  /** Whether playback paused by itself so that a card can be read. */
  stopped = $state(false)
  /** Called when no frame is left. The owner decides what follows. */
  ended: () => void = () => this.close()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Incremented by every intervention, so that a pending step knows it is outdated. */
  #run = 0
  #deadline: number | null = null
  #closed: () => void = () => undefined
  readonly #host: FramePlayerHost

  constructor(host: FramePlayerHost) {
    this.#host = host
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null
  }

  get open(): boolean {
    return this.frames.length > 0
  }

  get last(): boolean {
    return this.at >= this.frames.length - 1
  }

  /** Play everything after the first frame. Resolves when it was shown or skipped. */
  async play(frames: Frame[]): Promise<void> {
    this.close()
    if (frames.length < 2) return
    const closed = new Promise<void>((resolve) => (this.#closed = resolve))
    this.show(frames, 0)
    this.resume()
    await closed
  }

  /** Show one frame and pause. */
  show(frames: Frame[], at: number): void {
    this.#halt()
    this.frames = frames
    this.at = Math.max(0, Math.min(at, frames.length - 1))
    this.paused = true
  }

  pause(): void {
    this.#halt()
    this.paused = true
  }

  resume(): void {
    this.#halt()
    this.paused = false
    void this.#next()
  }

  toggle(): void {
    if (this.paused) this.resume()
    else this.pause()
  }

  on(): void {
    this.pause()
    if (this.last) this.ended()
    else this.at++
  }

  back(): void {
    this.pause()
    this.at = Math.max(0, this.at - 1)
  }

  close(): void {
    this.#halt()
    this.frames = []
    this.at = 0
    this.paused = false
    const closed = this.#closed
    this.#closed = () => undefined
    closed()
  }

  /** Reset the time limit, because the person has a decision. */
  rest(): void {
    this.#deadline = null
  }

  #halt(): void {
    this.#run++
    clearTimeout(this.#timer)
    this.stopped = false
  }

  async #next(): Promise<void> {
    const run = this.#run
    const frame = this.frames[this.at + 1]
    const wait = frame ? this.#wait(frame) : 0
    if (!frame || wait === null) {
      this.ended()
      return
    }
    await this.#host.change(frame, () => {
      if (run === this.#run) this.at++
    })
    if (run !== this.#run) return
    if (this.#host.pace() === 'slow' && this.#host.weight(frame).large) {
      this.pause()
      this.stopped = true
    } else this.#timer = setTimeout(() => void this.#next(), wait)
  }

  /** Return how long a frame stays, or null if the time limit is reached. */
  #wait(frame: Frame): number | null {
    const pace = this.#host.pace()
    if (pace === 'off') return null
    const { words, large } = this.#host.weight(frame)
    const times = TIMES[pace]
    const wish = words ? times.line + Math.min(words, LETTERS) * times.letter + (large ? times.card : 0) : times.quiet
    if (pace !== 'fast') return wish
    this.#deadline ??= Date.now() + AT_MOST
    const left = this.#deadline - Date.now()
    return left > 0 ? Math.min(wish, left / (this.frames.length - this.at)) : null
  }
}
