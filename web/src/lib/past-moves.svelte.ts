/** Looking back: any choice of the game, step by step, on the board as it was then. */
import { frameOf, framesOf, type Frame } from './frames'
import { FramePlayer, type FramePlayerHost } from './frame-player.svelte'
import type { StepsMessage } from './wire'

/** Choices whose frames are kept. */
const KEPT = 24

export class PastMoves {
  readonly player: FramePlayer
  /** The choice that is looked at, or null. */
  move = $state<number | null>(null)
  /** The latest choice when one began to look back: what comes after is news. */
  since = $state(0)
  #wanted = 0
  #known = new Map<number, Frame[]>()
  readonly #ask: (move: number) => Promise<StepsMessage | null>
  readonly #latest: () => number

  /** `ask` asks the server; `latest` is the number of the last choice. */
  constructor(hand: FramePlayerHost, ask: (move: number) => Promise<StepsMessage | null>, latest: () => number) {
    this.player = new FramePlayer(hand)
    this.player.ended = () => void this.#follow()
    this.#ask = ask
    this.#latest = latest
  }

  get open(): boolean {
    return this.move !== null
  }

  /** Choices made since. */
  get news(): number {
    return this.open ? Math.max(0, this.#latest() - this.since) : 0
  }

  /** The board when the event of this number, among those of the choice, had just happened. The table as it was set
   * is the position before the first choice. */
  async look(move: number, nth: number): Promise<void> {
    const frames = await this.#fetch(Math.max(1, move))
    if (frames) this.#show(frames, move < 1 ? 0 : frameOf(frames, nth))
  }

  /** Show everything from a choice on until now. */
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

  /** Back to the game. */
  leave(): void {
    this.#wanted++
    this.move = null
    this.player.close()
  }

  /** Choices were taken back: what was kept of them is void. */
  forget(): void {
    this.#known.clear()
    if (this.move !== null && this.move > this.#latest()) this.leave()
    this.since = Math.min(this.since, this.#latest())
  }

  /** After the last frame of a choice comes the next choice, after the last one the game itself. */
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

  /** Null if it is not to be had, or something else has been asked for meanwhile. */
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
