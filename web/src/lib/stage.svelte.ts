/** Chooses the position on the board: the newest one, a step on the way to it, or a past move. */
import { framesOf, type Frame } from './frames'
import { Flyer, type Flight } from './flights'
import { PastMoves } from './past-moves.svelte'
import { FramePlayer, type Pace, type FramePlayerHost } from './frame-player.svelte'
import type { Room } from './room.svelte'
import { settings } from './settings.svelte'
import { eventText, type ThingOf, type MessageContext } from './message-text'
import { t } from './texts.svelte'
import type { EventShown, View, ViewMessage } from './wire'

/** How a game presents its events. */
export interface EventDisplay {
  /** Return whether the event is worth a line. */
  loud(event: EventShown): boolean
  /** Return the thing to show large during the event, or null. */
  large(event: EventShown): string | null
  flights(events: EventShown[]): Flight[]
}

/** The parts of the table that the stage uses; null until the game is loaded. */
export interface StageHost {
  display(): EventDisplay | null
  speaker(): MessageContext | null
  link(): ThingOf | null
  /** Play the sound of these events. `now` is the position if it is final. */
  hear(kinds: string[], now: View | null): void
}

/** With up to so many events, the person's own choice is shown without steps. */
const SIMPLE = 4
/** With more queued positions than HURRY, playback is fast. With more than MANY, steps are skipped. */
const HURRY = 2
const MANY = 6

export class Stage implements FramePlayerHost {
  readonly live: FramePlayer = new FramePlayer(this)
  readonly past: PastMoves
  readonly #flyer = new Flyer()
  readonly #room: Room
  readonly #host: StageHost

  constructor(room: Room, host: StageHost) {
    this.#room = room
    this.#host = host
    const pastHost: FramePlayerHost = { pace: () => (settings.pace === 'off' ? 'normal' : settings.pace), weight: (frame) => this.weight(frame), change: (frame, put) => this.#change(frame, put, true) }
    this.past = new PastMoves(pastHost, (move) => this.#ask(move), () => room.table?.moves ?? 0)
    room.present = (step, put) => this.#present(step, put)
    room.interrupt = () => {
      this.live.close()
      this.past.forget()
    }
  }

  get player(): FramePlayer {
    return this.past.open ? this.past.player : this.live
  }

  /** Return whether the board shows anything but the current position. */
  get showing(): boolean {
    return this.player.open
  }

  get view(): View | null {
    return this.player.frame?.view ?? this.#room.view
  }

  /** Return all events up to the position shown. */
  get events(): EventShown[] {
    const { frame, frames, at } = this.player
    if (!frame) return this.#room.events
    const before = this.past.open ? this.#room.events.filter((event) => event.move < frame.move) : this.#room.events
    return [...before, ...frames.slice(0, at + 1).flatMap(({ events }) => events)]
  }

  /** Return the text of the current frame. Quiet frames keep the text before. */
  get told(): string {
    const { frames, at, frame } = this.player
    const said = frames.slice(0, at + 1).findLast((one) => this.#loud(one).length > 0)
    if (said) return this.#line(said)
    if (frame?.move === 1 && at === 0) return t('web-start-position')
    const chooser = this.#room.choosers[(frame?.move ?? 0) - 1] ?? -1
    return chooser < 0 ? t('web-meanwhile') : t('web-somebody-chose', { name: this.#host.speaker()?.people[chooser] ?? '' })
  }

  /** Return the thing shown large, or null. Paused in a past move, the board stays visible. */
  get large(): string | null {
    return this.past.open && this.player.paused ? null : this.#large(this.player.frame)
  }

  /** Return the things that the current events are about. */
  get happening(): string[] {
    const link = this.#host.link()
    if (!link) return []
    const facts = this.player.frame?.events.flatMap((event) => Object.entries(event.facts)) ?? []
    return facts.map(([name, value]) => link(name, value)).filter((thing) => thing !== null)
  }

  /** Return to the decision at once. */
  leave(): void {
    this.#flyer.skip()
    if (this.past.open) this.past.leave()
    else this.live.close()
  }

  on(): void {
    this.#flyer.skip()
    this.player.on()
  }

  back(): void {
    this.#flyer.skip()
    if (this.past.open) void this.past.back()
    else this.live.back()
  }

  /** Handle a key during playback and return whether it was used. */
  key(key: string): boolean {
    if (!this.showing) return false
    if (key === ' ' && this.past.open) this.player.toggle()
    else if (key === ' ' || (key === 'Escape' && this.past.open)) this.leave()
    else if (key === 'ArrowRight' || key === '.') this.on()
    else if (key === 'ArrowLeft' || key === ',') this.back()
    else return false
    return true
  }

  // --- FramePlayerHost ----------------------------------------------------------------------------------------------

  pace(): Pace {
    return settings.pace !== 'off' && this.#room.behind > HURRY ? 'fast' : settings.pace
  }

  weight(frame: Frame): { words: number; large: boolean } {
    return { words: this.#line(frame).length, large: this.#large(frame) !== null }
  }

  /** While a past move is shown, new events are neither animated nor heard. */
  change(frame: Frame, put: () => void): Promise<void> {
    return this.#change(frame, put, !this.past.open)
  }

  // --- new positions ------------------------------------------------------------------------------------------------

  async #present(step: ViewMessage, put: () => void): Promise<void> {
    const room = this.#room
    const seen = step.reset || this.past.open || document.hidden || room.behind > MANY
    const steps = !seen && this.#worth(step.events) ? await room.steps(step.move) : null
    if (steps) await this.live.play(framesOf(steps))
    const moving = seen || steps || !this.#mine ? [] : this.#flights(step.events)
    await this.#flyer.carry(moving, () => {
      put()
      if (!step.reset) this.#host.hear(steps ? [] : kinds(step.events), step.view)
    })
    // A spectator makes no decisions, so the time limit restarts with every choice.
    if (room.seat === null || step.view.waiting_for === room.seat) this.live.rest()
  }

  async #change(frame: Frame, put: () => void, seen: boolean): Promise<void> {
    if (seen) this.#host.hear(kinds(frame.events), null)
    await this.#flyer.carry(seen && this.pace() !== 'fast' ? this.#flights(frame.events) : [], put)
  }

  /** Return whether the last choice was this person's own. */
  get #mine(): boolean {
    const { seat, view, table } = this.#room
    return seat !== null && view?.waiting_for === seat && table?.seats?.[seat]?.kind !== 'bot'
  }

  /** Return whether the events deserve step-by-step playback. */
  #worth(events: EventShown[]): boolean {
    const display = this.#host.display()
    if (!display || settings.pace === 'off') return false
    const loud = events.filter((event) => display.loud(event)).length
    return loud > (this.#mine ? SIMPLE : 0) || events.some((event) => display.large(event) !== null)
  }

  async #ask(move: number) {
    const steps = await this.#room.steps(move)
    if (!steps && this.#room.link === 'open') this.#room.problem = { key: 'web-replay-not-kept', arguments: {} }
    return steps
  }

  #loud(frame: Frame): EventShown[] {
    const display = this.#host.display()
    return display ? frame.events.filter((event) => display.loud(event) || display.large(event) !== null) : []
  }

  #line(frame: Frame): string {
    const speaker = this.#host.speaker()
    return speaker ? this.#loud(frame).map((event) => eventText(speaker, event)).join('. ') : ''
  }

  #large(frame: Frame | null): string | null {
    const display = this.#host.display()
    return (display && frame?.events.map((event) => display.large(event)).findLast((thing) => thing !== null)) ?? null
  }

  #flights(events: EventShown[]): Flight[] {
    return settings.calm ? [] : (this.#host.display()?.flights(events) ?? [])
  }
}

const kinds = (events: EventShown[]) => events.map((event) => event.kind)
