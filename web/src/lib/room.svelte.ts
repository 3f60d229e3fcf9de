/** One table over its WebSocket: the state the server last sent, in the order it can be shown. */
import { forgetTable, storeToken, storeCommitment, tokenFor } from './token-storage'
import { ServerSocket, type ConnectionState, type SocketListener } from './socket'
import type { Act, AnyFromClient, AnyToClient, ChatLine, Choose, CoachingShown, EventShown, Message, PageShown, StepsMessage, TableShown, View } from './wire'

type ViewMessage = Extract<AnyToClient, { t: 'view' }>
export type WhyMessage = Extract<AnyToClient, { t: 'why' }>
export type ConsequencesMessage = Extract<AnyToClient, { t: 'consequences' }>
export type HintMessage = Extract<AnyToClient, { t: 'hint' }>
export type CorrectablesMessage = Extract<AnyToClient, { t: 'correctables' }>
type Said = Exclude<AnyFromClient, { t: 'choose' | 'hello' | 'ping' | 'why' | 'steps' | 'foresee' | 'hint' | 'correctables' | 'beside' }>

/** Shows one position on the page and resolves when the next may follow. */
export type Presenter = (step: ViewMessage, put: () => void) => Promise<void>

/** Close codes after which reconnecting in the same way would fail again. */
const NO_TABLE = 4404
const TOKEN_UNKNOWN = 4401
const REMOVED = 4403
/** The error of a server that no longer runs the table. The choice is sent again to the server that runs it. */
const ELSEWHERE = 'error-lease-lost'
/** Errors of a steps request: the move does not exist, or it was made with other rules. */
const NO_STEPS = ['error-no-such-move', 'error-before-upgrade']
/** Milliseconds to wait for steps before continuing without them. */
const STEPS_PATIENCE = 3000

export class Room implements SocketListener {
  link = $state<ConnectionState>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  /** The position on the page. Newer positions may be queued behind it. */
  view = $state.raw<View | null>(null)
  events = $state.raw<EventShown[]>([])
  /** The seat that made each choice, in order. */
  choosers = $state.raw<number[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  problem = $state.raw<Message | null>(null)
  /** The server's last answer about why something is refused. A new position clears it. */
  refused = $state.raw<WhyMessage | null>(null)
  /** The coach's consequences of the options of this position. */
  foreseen = $state.raw<ConsequencesMessage | null>(null)
  /** The hint requested for this position, and whether the coach is still computing it. */
  advice = $state.raw<HintMessage | null>(null)
  advising = $state(false)
  /** The possible corrections by hand, once requested. */
  correctables = $state.raw<CorrectablesMessage | null>(null)
  /** The table as the person's other seats see it, once requested. */
  beside = $state.raw<View[]>([])
  /** Whether the host removed this person. */
  removed = $state(false)
  /** The choice being sent, until its answer is shown or it is refused. Every new connection sends it again. */
  pending = $state.raw<Choose | null>(null)
  /** The choice was answered, but its result is not on the page yet. */
  #answered = $state(false)
  /** The lesson coach's text for this position, and its text about a mistake. */
  coaching = $state.raw<CoachingShown | null>(null)
  mistake = $state.raw<PageShown | null>(null)
  /** Every position seen so far, by move. The score chart is drawn from them. */
  readonly seen = new Map<number, View>()

  present: Presenter = async (_step, put) => put()
  /** Called when the displayed position is outdated: choices were undone, or the whole position was sent again. */
  interrupt: () => void = () => undefined

  readonly id: string
  #queue: ViewMessage[] = []
  #showing = false
  /** The number of undos as of the position on the page. */
  #undone = 0
  /** Whether a choice was undone after hidden information came up, as far as this page saw. */
  rewound = $state(false)
  #reveals = false
  /** Messages other than choices sent since the server last answered. */
  #unheard: Said[] = []
  /** Pending requests for the steps of a choice. */
  #asked: { move: number; answer: (steps: StepsMessage | null) => void }[] = []
  readonly #socket: ServerSocket

  constructor(id: string) {
    this.id = id
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new ServerSocket(`${scheme}://${location.host}/ws/${id}`, this)
  }

  /** Return all seats of this person. The board shows one of them at a time, `seat`. */
  get seats(): number[] {
    return this.table?.you?.seats ?? []
  }

  get sending(): boolean {
    return this.pending !== null || this.#answered
  }

  connect(): void {
    this.#socket.open()
  }

  /** Reconnect now instead of waiting. */
  retry(): void {
    this.#socket.open()
  }

  close(): void {
    this.#socket.close()
  }

  // --- SocketListener ---------------------------------------------------------------------------------------------

  opened(): void {
    this.#doubt()
    this.#answerSteps(() => null)
    this.chat = [] // the server sends the whole conversation again
    this.#socket.send({ t: 'hello', token: tokenFor(this.id) })
  }

  changed(link: ConnectionState): void {
    this.link = link
    if (link === 'lost') this.#doubt()
  }

  closed(code: number): boolean {
    if (code === NO_TABLE || code === TOKEN_UNKNOWN) {
      forgetTable(this.id) // if only the token is wrong, reconnect as a spectator
      this.pending = null
    }
    this.removed = code === REMOVED
    return code !== NO_TABLE && code !== REMOVED
  }

  /** Warn that messages may be lost. Only choices can safely be sent twice. */
  #doubt(): void {
    if (this.#unheard.length) this.problem = { key: 'web-maybe-lost', arguments: {} }
    this.#unheard = []
  }

  hear(message: AnyToClient): void {
    this.#unheard = []
    switch (message.t) {
      case 'welcome':
        this.seat = message.seat
        if (message.token) storeToken(this.id, this.table?.game ?? '', message.token)
        if (this.pending) this.#socket.send(this.pending)
        break
      case 'table':
        if (this.table) this.unread += news(this.table.acts, message.table.acts)
        this.table = message.table
        if (message.table.seed === null) storeCommitment(this.id, message.table.commitment)
        // An upgrade stopped the game while the page was open, so the old position has no decision any more.
        if (message.table.status === 'stopped' && message.table.problem) {
          this.#queue = []
          this.view = this.pending = null
          this.#answered = false
          this.interrupt()
        }
        // A rematch reserves a seat for everybody who sat here.
        if (message.table.rematch && message.table.you?.rematch_token) {
          storeToken(message.table.rematch, message.table.game, message.table.you.rematch_token)
        }
        break
      case 'view':
        if (message.reset) {
          this.#queue = []
          this.#answerSteps(() => null)
          for (const move of [...this.seen.keys()]) if (move > message.move) this.seen.delete(move)
        }
        if (this.table) this.table = { ...this.table, undo: message.undo, moves: message.move, clock: message.clock ?? null }
        this.seen.set(message.move, message.view)
        this.#queue.push(message)
        this.#settle(message)
        if (message.reset) this.interrupt()
        void this.#showAll()
        break
      case 'steps':
        this.#answerSteps((move) => (move === message.move ? message : undefined))
        break
      case 'why':
        this.refused = message
        break
      case 'correctables':
        this.correctables = message
        break
      case 'beside':
        if (message.move === this.view?.moves) this.beside = message.views
        break
      case 'consequences':
        if (message.move === this.view?.moves) this.foreseen = message
        break
      case 'hint':
        if (message.move !== this.view?.moves) break
        this.advice = message
        this.advising = false
        break
      case 'chat':
        this.unread += message.lines.length
        this.chat = [...this.chat, ...message.lines]
        break
      case 'mistake':
        this.mistake = message.page
        if (!message.stands) {
          this.pending = null
          if (this.view) this.view = { ...this.view } // a new object, so that the board clears its selection
        }
        break
      case 'error':
        if (NO_STEPS.includes(message.key) && this.#asked.length) {
          this.#answerSteps(() => null)
          break
        }
        if (message.key !== ELSEWHERE) this.pending = null
        this.problem = { key: message.key, arguments: message.arguments }
        break
    }
  }

  choose(option: string): void {
    // An animation does not block a choice unless a newer position is queued behind it.
    const newest = this.#queue.at(-1)
    if (!this.view || this.sending || (newest && newest.view !== this.view)) return
    this.mistake = null
    this.pending = { t: 'choose', option, move: this.view.moves, undone: this.#undone }
    this.#socket.send(this.pending)
  }

  /** Ask why something cannot be done. A lost answer does no harm. */
  why(thing: string): void {
    this.refused = null
    this.#socket.send({ t: 'why', thing })
  }

  /** Request the possible corrections by hand. A lost answer does no harm. */
  askCorrectables(): void {
    this.correctables = null
    this.#socket.send({ t: 'correctables' })
  }

  /** Ask how the table looks to the person's other seats. A lost answer does no harm. */
  askBeside(): void {
    this.#socket.send({ t: 'beside' })
  }

  /** Return the steps of a choice, or null if there are none. */
  steps(move: number): Promise<StepsMessage | null> {
    return new Promise((resolve) => {
      const asked = { move, answer: resolve }
      this.#asked.push(asked)
      if (!this.#socket.send({ t: 'steps', move })) this.#answerSteps(() => null)
      setTimeout(() => {
        this.#asked = this.#asked.filter((other) => other !== asked)
        resolve(null)
      }, STEPS_PATIENCE)
    })
  }

  /** Answer the pending requests. `answer` returns undefined for requests it does not concern. */
  #answerSteps(answer: (move: number) => StepsMessage | null | undefined): void {
    const asked = this.#asked
    this.#asked = []
    for (const one of asked) {
      const found = answer(one.move)
      if (found === undefined) this.#asked.push(one)
      else one.answer(found)
    }
  }

  /** Request the results of each option from the coach. A lost answer does no harm. */
  foresee(): void {
    this.foreseen = null
    this.#socket.send({ t: 'foresee' })
  }

  /** Request the choice of a strong player. */
  askHint(): void {
    this.advice = null
    this.advising = this.#socket.send({ t: 'hint' })
  }

  say(message: Said): void {
    this.#unheard.push(message)
    if (!this.#socket.send(message)) this.#doubt()
  }

  async #showAll(): Promise<void> {
    if (this.#showing) return
    this.#showing = true
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      await this.present(step, () => {
        if (this.#queue[0] === step) this.#put(step)
      })
      if (this.#queue[0] === step) this.#queue.shift()
    }
    this.#showing = false
  }

  /** Return the number of queued positions. The page speeds up when they pile up. */
  get behind(): number {
    return this.#queue.length
  }

  /** Clear the pending choice once it arrived or became void. */
  #settle(step: ViewMessage): void {
    const { pending } = this
    if (!pending || (step.move <= pending.move && step.undone === pending.undone)) return
    this.pending = null
    this.#answered = true
  }

  #put(step: ViewMessage): void {
    this.#answered = false
    if (this.view && step.undone > this.#undone && this.#reveals) this.rewound = true
    this.#undone = step.undone
    this.#reveals = step.undo.reveals
    this.refused = this.foreseen = this.advice = null
    this.advising = false
    this.events = step.reset ? step.events : [...this.events, ...step.events]
    this.choosers = step.reset ? step.choosers : [...this.choosers, ...step.choosers]
    this.view = step.view
    if (step.view.seat >= 0) this.seat = step.view.seat
    this.coaching = step.lesson ?? null
  }
}

/** Return the number of new acts. */
function news(before: Act[], now: Act[]): number {
  const known = before.map((act) => JSON.stringify(act))
  return now.filter((act) => !known.includes(JSON.stringify(act))).length
}
