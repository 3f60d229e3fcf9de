/** One table over its WebSocket: what the server last said, in the order it can be shown. */
import { forget, keep, keepPromise, tokenFor } from './keeping'
import { Line, type Link, type Listener } from './line'
import type { Act, AnyFromClient, AnyToClient, ChatLine, Choose, CoachingShown, EventShown, Message, PageShown, TableShown, View } from './wire'

type ViewMessage = Extract<AnyToClient, { t: 'view' }>
export type WhyMessage = Extract<AnyToClient, { t: 'why' }>
type Said = Exclude<AnyFromClient, { t: 'choose' | 'hello' | 'ping' | 'why' }>

/** Shows one step on the page and resolves when the next may follow. */
export type Presenter = (step: ViewMessage, put: () => void) => Promise<void>

/** Why the server closed the door, where trying again in the same way would not help. */
const NO_TABLE = 4404
const TOKEN_UNKNOWN = 4401
const REMOVED = 4403
/** Refused by a server that does not run the table any more: the one that does is asked again. */
const ELSEWHERE = 'error-lease-lost'

export class Room implements Listener {
  link = $state<Link>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  /** The position on the page; the newest one may still be waiting its turn behind it. */
  view = $state.raw<View | null>(null)
  events = $state.raw<EventShown[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  problem = $state.raw<Message | null>(null)
  /** What the server last said about why something cannot be done; a new position makes it void. */
  refused = $state.raw<WhyMessage | null>(null)
  /** The host does not want us here. */
  removed = $state(false)
  /** The choice on its way: until its answer is on the page, or it was refused. It is sent again on every new line. */
  pending = $state.raw<Choose | null>(null)
  /** What the coach of a lesson says at the position on the page, and of a choice that was a mistake. */
  coaching = $state.raw<CoachingShown | null>(null)
  mistake = $state.raw<PageShown | null>(null)
  /** Every position seen so far, by move: the score line is drawn from them. */
  readonly seen = new Map<number, View>()

  present: Presenter = async (_step, put) => put()

  readonly id: string
  #queue: ViewMessage[] = []
  #showing = false
  /** How often choices have been taken back, as of the position on the page. */
  #undone = 0
  /** What was said since the server was last heard, other than choices. */
  #unheard: Said[] = []
  readonly #line: Line

  constructor(id: string) {
    this.id = id
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#line = new Line(`${scheme}://${location.host}/ws/${id}`, this)
  }

  get sending(): boolean {
    return this.pending !== null
  }

  connect(): void {
    this.#line.open()
  }

  /** Try now instead of when the wait is over. */
  retry(): void {
    this.#line.open()
  }

  close(): void {
    this.#line.close()
  }

  // --- the line -------------------------------------------------------------------------------------------------

  opened(): void {
    this.#doubt()
    this.chat = [] // the server tells the whole conversation anew
    this.#line.send({ t: 'hello', token: tokenFor(this.id) })
  }

  changed(link: Link): void {
    this.link = link
    if (link === 'lost') this.#doubt()
  }

  closed(code: number): boolean {
    if (code === NO_TABLE || code === TOKEN_UNKNOWN) {
      forget(this.id) // where only the token is wrong: come back as a watcher
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
        if (message.token) keep(this.id, this.table?.game ?? '', message.token)
        if (this.pending) this.#line.send(this.pending)
        break
      case 'table':
        if (this.table) this.unread += news(this.table.acts, message.table.acts)
        this.table = message.table
        if (message.table.seed === null) keepPromise(this.id, message.table.commitment)
        // An upgrade has stopped the game while the page was open: nobody is asked what it shows any more.
        if (message.table.status === 'stopped' && message.table.problem) {
          this.#queue = []
          this.view = this.pending = null
        }
        // A rematch has a seat for everybody who sat here.
        if (message.table.rematch && message.table.you?.rematch_token) {
          keep(message.table.rematch, message.table.game, message.table.you.rematch_token)
        }
        break
      case 'view':
        if (message.reset) {
          this.#queue = []
          for (const move of [...this.seen.keys()]) if (move > message.move) this.seen.delete(move)
        }
        if (this.table) this.table = { ...this.table, undo: message.undo, moves: message.move }
        this.seen.set(message.move, message.view)
        this.#queue.push(message)
        void this.#showAll()
        break
      case 'why':
        this.refused = message
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
    this.#line.send(this.pending)
  }

  /** Ask why something cannot be done. Nothing is lost if no answer comes. */
  why(thing: string): void {
    this.refused = null
    this.#line.send({ t: 'why', thing })
  }

  say(message: Said): void {
    this.#unheard.push(message)
    if (!this.#line.send(message)) this.#doubt()
  }

  async #showAll(): Promise<void> {
    if (this.#showing) return
    this.#showing = true
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      await this.present(step, () => this.#put(step))
      if (this.#queue[0] === step) this.#queue.shift()
    }
    this.#showing = false
  }

  /** How many steps are waiting to be shown: the page hurries when they pile up. */
  get behind(): number {
    return this.#queue.length
  }

  #put(step: ViewMessage): void {
    const { pending } = this
    if (pending && (step.move > pending.move || step.undone !== pending.undone)) this.pending = null
    this.#undone = step.undone
    this.refused = null
    this.events = step.reset ? step.events : [...this.events, ...step.events]
    this.view = step.view
    this.coaching = step.lesson ?? null
  }
}

/** How many of the acts are new. */
function news(before: Act[], now: Act[]): number {
  const known = before.map((act) => JSON.stringify(act))
  return now.filter((act) => !known.includes(JSON.stringify(act))).length
}
