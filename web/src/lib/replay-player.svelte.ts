/** Plays a move of a finished game step by step, as the table showed it, on the way to the next position. */
import * as api from './api'
import type { Flyer } from './flights'
import { framesOf, type Frame } from './frames'
import { FramePlayer, type Pace, type FramePlayerHost } from './frame-player.svelte'
import { settings } from './settings.svelte'
import { eventText, type MessageContext } from './message-text'
import type { EventDisplay } from './stage.svelte'
import type { EventShown, StepsMessage } from './wire'

export class ReplayPlayer implements FramePlayerHost {
  readonly player = new FramePlayer(this)
  /** The move being shown, or null. */
  move = $state<number | null>(null)
  readonly #ask: (move: number) => Promise<StepsMessage | null>
  readonly #display: () => EventDisplay | null
  readonly #speaker: () => MessageContext | null
  readonly #flyer: Flyer

  constructor(id: string, token: string | null, display: () => EventDisplay | null, speaker: () => MessageContext | null, flyer: Flyer) {
    // Moves played with other rules have no steps.
    this.#ask = (move) => api.replaySteps(id, move, token).catch(() => null)
    this.#display = display
    this.#speaker = speaker
    this.#flyer = flyer
  }

  get frame(): Frame | null {
    return this.player.frame
  }

  get told(): string {
    const { frames, at } = this.player
    return frames.slice(0, at + 1).map((frame) => this.#line(frame)).findLast((line) => line !== '') ?? ''
  }

  get large(): string | null {
    return this.#large(this.frame)
  }

  /** Return the events since the position before. */
  get events(): EventShown[] {
    return this.player.frames.slice(0, this.player.at + 1).flatMap(({ events }) => events)
  }

  /** Return whether the move has more than one thing to show. */
  worth(events: EventShown[]): boolean {
    const display = this.#display()
    if (!display || settings.pace === 'off') return false
    return events.filter((event) => display.loud(event)).length > 1 || events.some((event) => display.large(event) !== null)
  }

  /** Play a move. Resolves when it was shown or skipped. */
  async play(move: number): Promise<void> {
    this.move = move
    const steps = await this.#ask(move)
    if (steps && this.move === move) await this.player.play(framesOf(steps))
    if (this.move === move) this.move = null
  }

  stop(): void {
    this.move = null
    this.player.close()
  }

  // --- FramePlayerHost ----------------------------------------------------------------------------------------------

  pace(): Pace {
    return settings.pace
  }

  weight(frame: Frame): { words: number; large: boolean } {
    return { words: this.#line(frame).length, large: this.#large(frame) !== null }
  }

  change(frame: Frame, put: () => void): Promise<void> {
    return this.#flyer.carry(settings.calm ? [] : (this.#display()?.flights(frame.events) ?? []), put)
  }

  #line(frame: Frame): string {
    const [display, speaker] = [this.#display(), this.#speaker()]
    if (!display || !speaker) return ''
    return frame.events.filter((event) => display.loud(event) || display.large(event) !== null).map((event) => eventText(speaker, event)).join('. ')
  }

  #large(frame: Frame | null): string | null {
    const display = this.#display()
    return (display && frame?.events.map((event) => display.large(event)).findLast((thing) => thing !== null)) ?? null
  }
}
