/**
 * The state that all parts of a board share: position, texts, options and the card being read. A board sets it as
 * context and its parts get it from there, so no props are passed down.
 */
import { getContext, setContext } from 'svelte'
import { OptionPicker } from './option-picker.svelte'
import type { ConsequencesMessage, HintMessage, WhyMessage } from './room.svelte'
import { messageText, type MessageContext } from './message-text'
import type { Stage } from './stage.svelte'
import type { ConsequenceShown, Decision, EventShown, HintShown, Message, RefusalShown, SeatShown, View } from './wire'

/** The props that a screen passes to a board. */
export interface BoardProps {
  /** The table's id, under which this device stores its answers. */
  table: string
  view: View
  content: unknown
  seats: SeatShown[]
  speaker: MessageContext
  /** The events so far, oldest first. */
  events: EventShown[]
  /** Null if the position can only be viewed. */
  choose: ((option: string) => void) | null
  /** Undoes the person's own last choice if that is free. Missing if no choice can be undone. */
  back?: (() => void) | null
  /** Asks why something cannot be done. Missing if there is no server. */
  why?: ((thing: string) => void) | null
  /** The answer to `why`. */
  refused?: WhyMessage | null
  /** The coach's consequences of the options. Missing if the coach is off. */
  foreseen?: ConsequencesMessage | null
  /** Asks for a hint. Missing if there is no coach. The next two fields are the answer and whether it is pending. */
  askHint?: (() => void) | null
  advice?: HintMessage | null
  advising?: boolean
  /** The seat drawn at the bottom. */
  me: number
  /** The position as the person's other seats see it, if there is room for their hands. */
  beside?: View[]
  /** Whether a lesson's coach recommends each choice. */
  guided?: boolean
  /** Shown in the bar instead of the question: the text of the step or of the replayed move. */
  told?: string
  /** The step-by-step playback and its controls. Null for the current position. */
  stage?: Stage | null
  /** The thing shown large in a replay. */
  large?: string | null
}

/** A group of cards to look through, in display order. */
export interface Heap {
  title?: string
  things: string[]
  /** The current card. All other cards are past. */
  now?: string
  /** Future cards; only their number is known. */
  hidden?: { count: number; name: string; tone: string }
}

/** Decisions that follow from the person's own choice, such as how to pay or which target. */
const STEPS = new Set(['attack', 'cover', 'defy', 'divide', 'extra', 'gear', 'give', 'location', 'move', 'pay', 'pick', 'place', 'scatter', 'share', 'shift', 'spend', 'split', 'target', 'token', 'way', 'wild', 'x'])

export class Table<V extends View = View, C = unknown> {
  readonly choosing = new OptionPicker(
    () => this.decision,
    (option) => this.choose(option),
  )
  /** The thing being read, and the names under which options may target it. */
  reading = $state.raw<{ thing: string; targets: string[] } | null>(null)
  /** The cards being looked through. */
  pile = $state.raw<{ title: string; heaps: Heap[] } | null>(null)
  /**
   * Whether the last `why` was about a thing on the table. Its answer then appears beside the decision and not in the
   * card view.
   */
  pointed = $state(false)
  /** The option that would lose the game, waiting for confirmation. */
  doomed = $state.raw<string | null>(null)
  /** The last pick, with the card of its decision and the number of moves at that time. */
  #picked: { message: Message; origin: string; moves: number } | null = null
  readonly #props: () => BoardProps
  readonly #read: (raw: unknown) => C
  readonly content: C = $derived.by(() => this.#read(this.#props().content))

  /** `props` returns the board's current props. */
  constructor(props: () => BoardProps, readContent: (raw: unknown) => C) {
    this.#props = props
    this.#read = readContent
  }

  get view(): V {
    return this.#props().view as V
  }

  get seats(): SeatShown[] {
    return this.#props().seats
  }

  get speaker(): MessageContext {
    return this.#props().speaker
  }

  get events(): EventShown[] {
    return this.#props().events
  }

  get me(): number {
    return this.#props().me
  }

  /** Return the views of the person's other seats. */
  get beside(): V[] {
    const { beside = [], me } = this.#props()
    return (beside as V[]).filter((view) => view.seat !== me)
  }

  get guided(): boolean {
    return this.#props().guided ?? false
  }

  get told(): string | undefined {
    return this.#props().told
  }

  get stage(): Stage | null {
    return this.#props().stage ?? null
  }

  /** Return the thing shown large while it is revealed. */
  get large(): string | null {
    return this.stage?.large ?? this.#props().large ?? null
  }

  /** Return the decision. A board may override it to add targets. */
  get decision(): Decision | null {
    return this.asked
  }

  /** Return the decision as the server sent it. */
  get asked(): Decision | null {
    const { choose, view } = this.#props()
    return choose ? view.decision : null
  }

  choose(option: string, sure = false): void {
    if (!sure && this.warnsOf(option)) this.doomed = option
    else {
      this.doomed = null
      this.#notePick(option)
      this.#props().choose?.(option)
    }
  }

  #notePick(id: string): void {
    const { asked, view } = this
    const option = asked?.kind === 'pick' ? asked.options.find((one) => one.id === id) : undefined
    this.#picked = asked && option ? { message: option.message, origin: asked.origin, moves: view.moves } : null
  }

  /** Return the text of the previous pick if the same card requires another, such as a destination after an origin. */
  get picked(): string {
    const { asked, view } = this
    const last = this.#picked
    return last && asked?.kind === 'pick' && asked.origin === last.origin && view.moves === last.moves + 1 ? messageText(this.speaker, last.message) : ''
  }

  /** Return the results of an option, the most important first, as exact values or ranges. */
  consequences(option: string): ConsequenceShown[] {
    return this.#props().foreseen?.options[option] ?? []
  }

  /** Return whether a hint can be requested. */
  get hints(): boolean {
    return Boolean(this.#props().askHint && this.asked && this.asked.options.length > 1)
  }

  get advice(): HintShown | null {
    return this.#props().advice?.hint ?? null
  }

  get advising(): boolean {
    return this.#props().advising ?? false
  }

  askHint(): void {
    this.#props().askHint?.()
  }

  /** Return whether the option surely loses the game while another option may not. */
  warnsOf(option: string): boolean {
    const loses = (id: string) => this.consequences(id).some(({ measure }) => measure === 'lost')
    return loses(option) && !(this.asked?.options ?? []).every(({ id }) => loses(id))
  }

  person(seat: number): string {
    return this.speaker.people[seat] ?? ''
  }

  /** Return the function that steps back out of a payment or another choice in several steps, or null. */
  get back(): (() => void) | null {
    return (STEPS.has(this.asked?.kind ?? '') && this.#props().back) || null
  }

  /** Return whether `why` is available. */
  get explains(): boolean {
    return Boolean(this.#props().why)
  }

  /** Return the reasons why the thing last passed to `why` cannot be used. */
  get refusals(): RefusalShown[] {
    return this.#props().refused?.refusals ?? []
  }

  /** Ask why a thing that was clicked cannot be used. */
  why(thing: string): void {
    this.pointed = true
    this.#props().why?.(thing)
  }

  /** Open a thing: its text, its options, and why others are refused. */
  read(thing: string, targets: string[] = [thing]): void {
    this.why(targets.find((target) => this.choosing.lit(target)) ?? targets[0] ?? thing)
    this.pointed = false
    this.reading = { thing, targets }
  }

  /** Show a faceup pile, topmost card first. */
  showPile(title: string, things: string[]): void {
    this.pile = { title, heaps: [{ things: things.toReversed() }] }
  }

  /** Handle a click on a thing: choose it if possible, or read it. */
  pick(thing: string): void {
    if (this.choosing.lit(thing)) this.choosing.pick(thing)
    else this.read(thing)
  }
}

const KEY = Symbol('table')

export const setTable = <T extends Table>(table: T): T => setContext(KEY, table)
export const getTable = <T extends Table = Table>(): T => getContext<T>(KEY)
