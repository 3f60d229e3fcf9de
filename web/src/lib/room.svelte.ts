/** One table over its WebSocket: what the server last said, in the order it can be shown. */
import { forgetTable, storeToken, storeCommitment, tokenFor } from './token-storage'
import { ServerSocket, type ConnectionState, type SocketListener } from './socket'
import type { Act, AnyFromClient, AnyToClient, ChatLine, Choose, CoachingShown, EventShown, Message, PageShown, StepsMessage, TableShown, View } from './wire'

type ViewMessage = Extract<AnyToClient, { t: 'view' }>
export type WhyMessage = Extract<AnyToClient, { t: 'why' }>
export type ConsequencesMessage = Extract<AnyToClient, { t: 'consequences' }>
export type HintMessage = Extract<AnyToClient, { t: 'hint' }>
export type CorrectablesMessage = Extract<AnyToClient, { t: 'correctables' }>
type Said = Exclude<AnyFromClient, { t: 'choose' | 'hello' | 'ping' | 'why' | 'steps' | 'foresee' | 'hint' | 'correctables' | 'beside' }>

/** Shows one step on the page and resolves when the next may follow. */
export type Presenter = (step: ViewMessage, put: () => void) => Promise<void>

/** Why the server closed the door, where trying again in the same way would not help. */
const NO_TABLE = 4404
const TOKEN_UNKNOWN = 4401
const REMOVED = 4403
/** Refused by a server that does not run the table any more: the one that does is asked again. */
const ELSEWHERE = 'error-lease-lost'
/** The steps of a choice cannot be told: there is no such choice (any more), or it was made with other rules. */
const NO_STEPS = ['error-no-such-move', 'error-before-upgrade']
/** So many milliseconds the table waits for steps before it goes on without them. */
const STEPS_PATIENCE = 3000

export class Room implements SocketListener {
  link = $state<ConnectionState>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  /** The position on the page; the newest one may still be waiting its turn behind it. */
  view = $state.raw<View | null>(null)
  events = $state.raw<EventShown[]>([])
  /** Who made each choice, by the order of choices. */
  choosers = $state.raw<number[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  problem = $state.raw<Message | null>(null)
  /** What the server last said about why something cannot be done; a new position makes it void. */
  refused = $state.raw<WhyMessage | null>(null)
  /** What the coach says of the options of the position on the page. */
  foreseen = $state.raw<ConsequencesMessage | null>(null)
  /** What a strong player would do here, once somebody has asked; and whether the coach is still thinking about it. */
  advice = $state.raw<HintMessage | null>(null)
  advising = $state(false)
  /** What could be put right by hand, once somebody has asked. */
  correctables = $state.raw<CorrectablesMessage | null>(null)
  /** How the table looks to the other seats of this person, once that was asked. */
  beside = $state.raw<View[]>([])
  /** The host does not want us here. */
  removed = $state(false)
  /** The choice on its way: until its answer is on the page, or it was refused. It is sent again on every new line. */
  pending = $state.raw<Choose | null>(null)
  /** It was answered, but what came of it is not on the page yet. */
  #answered = $state(false)
  /** What the coach of a lesson says at the position on the page, and of a choice that was a mistake. */
  coaching = $state.raw<CoachingShown | null>(null)
  mistake = $state.raw<PageShown | null>(null)
  /** Every position seen so far, by move: the score line is drawn from them. */
  readonly seen = new Map<number, View>()

  present: Presenter = async (_step, put) => put()
  /** What is being shown is not true any more: choices were taken back, or the whole position came anew. */
  interrupt: () => void = () => undefined

  readonly id: string
  #queue: ViewMessage[] = []
  #showing = false
  /** How often choices have been taken back, as of the position on the page. */
  #undone = 0
  /** A choice was taken back after something hidden had come up, while this page looked on. */
  rewound = $state(false)
  #reveals = false
  /** What was said since the server was last heard, other than choices. */
  #unheard: Said[] = []
  /** Whoever waits for the steps of a choice. */
  #asked: { move: number; answer: (steps: StepsMessage | null) => void }[] = []
  readonly #socket: ServerSocket

  constructor(id: string) {
    this.id = id
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new ServerSocket(`${scheme}://${location.host}/ws/${id}`, this)
  }

  /** All the seats of this person, who looks from one of them at a time: `seat`. */
  get seats(): number[] {
    return this.table?.you?.seats ?? []
  }

  get sending(): boolean {
    return this.pending !== null || this.#answered
  }

  connect(): void {
    this.#socket.open()
  }

  /** Try now instead of when the wait is over. */
  retry(): void {
    this.#socket.open()
  }

  close(): void {
    this.#socket.close()
  }

  // --- the line -------------------------------------------------------------------------------------------------

  opened(): void {
    this.#doubt()
    this.#answerSteps(() => null)
    this.chat = [] // the server tells the whole conversation anew
    this.#socket.send({ t: 'hello', token: tokenFor(this.id) })
  }

  changed(link: ConnectionState): void {
    this.link = link
    if (link === 'lost') this.#doubt()
  }

  closed(code: number): boolean {
    if (code === NO_TABLE || code === TOKEN_UNKNOWN) {
      forgetTable(this.id) // where only the token is wrong: come back as a watcher
      this.pending = null
    }
    this.removed = code === REMOVED
    return code !== NO_TABLE && code !== REMOVED
  }

  /** Only choices can be sent twice without harm; of everything else the person is told that it may be lost. */
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
        // An upgrade has stopped the game while the page was open: nobody is asked what it shows any more.
        if (message.table.status === 'stopped' && message.table.problem) {
          this.#queue = []
          this.view = this.pending = null
          this.#answered = false
          this.interrupt()
        }
        // A rematch has a seat for everybody who sat here.
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
          if (this.view) this.view = { ...this.view } // asked anew: what was begun on the board is put back
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
    // What still moves on the page keeps nobody from choosing, as long as no newer position is waiting behind it.
    const newest = this.#queue.at(-1)
    if (!this.view || this.sending || (newest && newest.view !== this.view)) return
    this.mistake = null
    this.pending = { t: 'choose', option, move: this.view.moves, undone: this.#undone }
    this.#socket.send(this.pending)
  }

  /** Ask why something cannot be done. Nothing is lost if no answer comes. */
  why(thing: string): void {
    this.refused = null
    this.#socket.send({ t: 'why', thing })
  }

  /** Ask what could be put right by hand. Nothing is lost if no answer comes. */
  askCorrectables(): void {
    this.correctables = null
    this.#socket.send({ t: 'correctables' })
  }

  /** Ask how the table looks to the other seats of this person. Nothing is lost if no answer comes. */
  askBeside(): void {
    this.#socket.send({ t: 'beside' })
  }

  /** What followed from a choice, step by step; null if it cannot be told. */
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

  /** Undefined: this was not asked. */
  #answerSteps(answer: (move: number) => StepsMessage | null | undefined): void {
    const asked = this.#asked
    this.#asked = []
    for (const one of asked) {
      const found = answer(one.move)
      if (found === undefined) this.#asked.push(one)
      else one.answer(found)
    }
  }

  /** Ask the coach what each option does. Nothing is lost if no answer comes. */
  foresee(): void {
    this.foreseen = null
    this.#socket.send({ t: 'foresee' })
  }

  /** Ask what a strong player would do. */
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

  /** How many steps are waiting to be shown: the page hurries when they pile up. */
  get behind(): number {
    return this.#queue.length
  }

  /** The choice on its way has arrived, or is void. */
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

/** How many of the acts are new. */
function news(before: Act[], now: Act[]): number {
  const known = before.map((act) => JSON.stringify(act))
  return now.filter((act) => !known.includes(JSON.stringify(act))).length
}
