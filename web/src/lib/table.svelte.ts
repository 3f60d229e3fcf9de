/** What all parts of a board share: the position, the words, what may be chosen, what is being read. A board lays the
 * table, and whatever lies on it asks for it: nothing of this is handed down from part to part. */
import { getContext, setContext } from 'svelte'
import { OptionPicker } from './option-picker.svelte'
import type { ConsequencesMessage, HintMessage, WhyMessage } from './room.svelte'
import { messageText, type MessageContext } from './message-text'
import type { Stage } from './stage.svelte'
import type { ConsequenceShown, Decision, EventShown, HintShown, Message, RefusalShown, SeatShown, View } from './wire'

/** What a screen gives a board. */
export interface BoardProps {
  /** The name of the table: what this device remembers of it is kept by that. */
  table: string
  view: View
  content: unknown
  seats: SeatShown[]
  speaker: MessageContext
  /** What has happened so far, oldest first. */
  events: EventShown[]
  /** Null when the position is only looked at. */
  choose: ((option: string) => void) | null
  /** Takes back the last choice, where it was one's own and that is free; left out where nothing can be taken back. */
  back?: (() => void) | null
  /** Asks why something cannot be done; left out where nobody can be asked. */
  why?: ((thing: string) => void) | null
  /** The answer. */
  refused?: WhyMessage | null
  /** What the coach says of the options; left out where it is silent. */
  foreseen?: ConsequencesMessage | null
  /** Asks what a strong player would do, and the answer; left out where nobody can be asked. */
  askHint?: (() => void) | null
  advice?: HintMessage | null
  advising?: boolean
  /** The seat drawn at the bottom. */
  me: number
  /** The same position as other seats of the same person see it, where there is room to show their hands too. */
  beside?: View[]
  /** A coach says what to do, one choice after the other. */
  guided?: boolean
  /** Said in the bar instead of what is asked: what happens at this step, or happened at this move of a replay. */
  told?: string
  /** What is being shown step by step, with its buttons; nothing where the position is the one of now. */
  stage?: Stage | null
  /** The thing that is shown large in a replay. */
  large?: string | null
}

/** Some of the cards that are looked through, in the order in which they are shown. */
export interface Heap {
  title?: string
  things: string[]
  /** The one that counts now; the others are behind us. */
  now?: string
  /** Those still to come, of which nothing is known but how many. */
  hidden?: { count: number; name: string; tone: string }
}

/** Questions that follow from a choice of one's own: how it is paid, whom it is about. */
const STEPS = new Set(['attack', 'cover', 'defy', 'divide', 'extra', 'gear', 'give', 'location', 'move', 'pay', 'pick', 'place', 'scatter', 'share', 'shift', 'spend', 'split', 'target', 'token', 'way', 'wild', 'x'])

export class Table<V extends View = View, C = unknown> {
  readonly choosing = new OptionPicker(
    () => this.decision,
    (option) => this.choose(option),
  )
  /** The thing whose whole text is open, and by which names options may point at it. */
  reading = $state.raw<{ thing: string; targets: string[] } | null>(null)
  /** The cards that are being looked through. */
  pile = $state.raw<{ title: string; heaps: Heap[] } | null>(null)
  /** What was last asked about lies on the table and is not being read: the answer belongs beside the question. */
  pointed = $state(false)
  /** An option that loses the game: whoever wants it is asked once more. */
  doomed = $state.raw<string | null>(null)
  /** What was last picked, for whom and after how many choices. */
  #picked: { message: Message; origin: string; moves: number } | null = null
  readonly #props: () => BoardProps
  readonly #read: (raw: unknown) => C
  readonly content: C = $derived.by(() => this.#read(this.#props().content))

  /** `props` tells those of the board, which change from move to move. */
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

  /** How the table looks to the other seats of whoever plays several. */
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

  /** The thing that is shown large: it is being revealed. */
  get large(): string | null {
    return this.stage?.large ?? this.#props().large ?? null
  }

  /** What is asked of whoever looks; a board may say where else its options point at. */
  get decision(): Decision | null {
    return this.asked
  }

  /** What is asked, as the server says it. */
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

  /** What was picked just before, where the same card asks for more: from where, and now to where. */
  get picked(): string {
    const { asked, view } = this
    const last = this.#picked
    return last && asked?.kind === 'pick' && asked.origin === last.origin && view.moves === last.moves + 1 ? messageText(this.speaker, last.message) : ''
  }

  /** What an option does, as far as that is certain or chance leaves a range; the most important first. */
  consequences(option: string): ConsequenceShown[] {
    return this.#props().foreseen?.options[option] ?? []
  }

  /** Can it be asked what a strong player would do? */
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

  /** Is the game surely lost with it, and not with everything else? */
  warnsOf(option: string): boolean {
    const loses = (id: string) => this.consequences(id).some(({ measure }) => measure === 'lost')
    return loses(option) && !(this.asked?.options ?? []).every(({ id }) => loses(id))
  }

  person(seat: number): string {
    return this.speaker.people[seat] ?? ''
  }

  /** Out of a payment or of another choice in several steps, one step back; null where nothing was begun. */
  get back(): (() => void) | null {
    return (STEPS.has(this.asked?.kind ?? '') && this.#props().back) || null
  }

  /** Can it be asked why something cannot be done? */
  get explains(): boolean {
    return Boolean(this.#props().why)
  }

  /** Why something cannot be done with what was last pointed at or is being read. */
  get refusals(): RefusalShown[] {
    return this.#props().refused?.refusals ?? []
  }

  /** A click on what nothing can be done with. */
  why(thing: string): void {
    this.pointed = true
    this.#props().why?.(thing)
  }

  /** Show all that is printed on a thing, what may be done with it, and why other things may not. */
  read(thing: string, targets: string[] = [thing]): void {
    this.why(targets.find((target) => this.choosing.lit(target)) ?? targets[0] ?? thing)
    this.pointed = false
    this.reading = { thing, targets }
  }

  /** Look through cards that lie open, the topmost first. */
  showPile(title: string, things: string[]): void {
    this.pile = { title, heaps: [{ things: things.toReversed() }] }
  }

  /** A click on a thing: choose it where it can be chosen, else read it. */
  pick(thing: string): void {
    if (this.choosing.lit(thing)) this.choosing.pick(thing)
    else this.read(thing)
  }
}

const KEY = Symbol('table')

export const setTable = <T extends Table>(table: T): T => setContext(KEY, table)
export const getTable = <T extends Table = Table>(): T => getContext<T>(KEY)
