/** Shows any past move step by step on the board. */
import { frameOf, framesOf, type Frame } from './frames'
import { FramePlayer, type FramePlayerHost } from './frame-player.svelte'
import type { StepsMessage } from './wire'

/** The number of moves whose frames are cached. */
const KEPT = 24

export class PastMoves {
  readonly player: FramePlayer
  /** The move being shown, or null. */
  move = $state<number | null>(null)
  /** The latest move when looking back began. Later moves count as news. */
  since = $state(0)
  #wanted = 0
  #known = new Map<number, Frame[]>()
  readonly #ask: (move: number) => Promise<StepsMessage | null>
  readonly #latest: () => number

  /** `ask` fetches the steps of a move, and `latest` returns the number of the last move. */
  constructor(host: FramePlayerHost, ask: (move: number) => Promise<StepsMessage | null>, latest: () => number) {
    this.player = new FramePlayer(host)
    this.player.ended = () => void this.#follow()
    this.#ask = ask
    this.#latest = latest
  }

  get open(): boolean {
    return this.move !== null
  }

  /** Return the number of moves made since. */
  get news(): number {
    return this.open ? Math.max(0, this.#latest() - this.since) : 0
  }

  /** Show the board right after the nth event of a move. A move below 1 means the position before the first move. */
  async look(move: number, nth: number): Promise<void> {
    const frames = await this.#fetch(Math.max(1, move))
    if (frames) this.#show(frames, move < 1 ? 0 : frameOf(frames, nth))
  }

  /** Play everything from a move up to now. */
  async again(from: number): Promise<void> {
    const frames = await this.#fetch(Math.max(1, from))
    if (!frames) return
    this.#show(frames, 0)
    this.player.resume()
  }

  on(): void {
    this.player.on()
  }

  async back(): Promise<void> {
    const { move, player } = this
    player.pause()
    if (player.at > 1 || (move === 1 && player.at > 0)) player.back()
    else if (move !== null && move > 1) {
      const frames = await this.#fetch(move - 1)
      if (frames) this.#show(frames, frames.length - 1)
    }
  }

  /** Return to the current position. */
  leave(): void {
    this.#wanted++
    this.move = null
    this.player.close()
  }

  /** Clear the cache, because moves were undone. */
  forget(): void {
    this.#known.clear()
    if (this.move !== null && this.move > this.#latest()) this.leave()
    this.since = Math.min(this.since, this.#latest())
  }

  /** Continue with the next move after the last frame of one, or with the current position after the last move. */
  async #follow(): Promise<void> {
    const { move, player } = this
    if (move === null) return
    if (move >= this.#latest()) {
      this.leave()
      return
    }
    const { paused } = player
    const frames = await this.#fetch(move + 1)
    if (!frames) return
    this.#show(frames, paused ? 1 : 0)
    if (!paused) player.resume()
  }

  #show(frames: Frame[], at: number): void {
    if (this.move === null) this.since = this.#latest()
    this.move = frames[0]!.move
    this.player.rest()
    this.player.show(frames, at)
  }

  /** Return the frames of a move. Null if they are not available or another move was requested meanwhile. */
  async #fetch(move: number): Promise<Frame[] | null> {
    const wanted = ++this.#wanted
    let frames = this.#known.get(move)
    if (!frames) {
      const told = await this.#ask(move)
      if (!told) return null
      frames = framesOf(told)
      this.#known.set(move, frames)
      const oldest = this.#known.keys().next().value
      if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest)
    }
    return wanted === this.#wanted ? frames : null
  }
}
