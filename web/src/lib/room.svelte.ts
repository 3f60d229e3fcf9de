/** One table over its WebSocket: what the server last said, in the order it can be shown. */
import { forget, keep, tokenFor } from './keeping'
import type { AnyFromClient, AnyToClient, ChatLine, EventShown, Message, TableShown, View } from './wire'

type ViewMessage = Extract<AnyToClient, { t: 'view' }>
export type Link = 'connecting' | 'open' | 'lost' | 'gone'

/** Shows one step on the page and resolves when the next may follow. */
export type Presenter = (step: ViewMessage, put: () => void) => Promise<void>

const FIRST_WAIT = 400
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
/** Why the server closed the door, where trying again in the same way would not help. */
const NO_TABLE = 4404
const TOKEN_UNKNOWN = 4401

export class Room {
  link = $state<Link>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  /** The position on the page; the newest one may still be waiting its turn behind it. */
  view = $state.raw<View | null>(null)
  events = $state.raw<EventShown[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  problem = $state.raw<Message | null>(null)
  /** A choice is on its way: until its answer is on the page, or was refused. */
  sending = $state(false)
  /** Every position seen so far, by move: the score line is drawn from them. */
  readonly seen = new Map<number, View>()

  present: Presenter = async (_step, put) => put()

  readonly id: string
  #socket: WebSocket | null = null
  #queue: ViewMessage[] = []
  #showing = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #left = false

  constructor(id: string) {
    this.id = id
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`)
    this.#socket = socket
    socket.onopen = () => {
      this.chat = [] // the server tells the whole conversation anew
      this.#send({ t: 'hello', token: tokenFor(this.id) })
      this.#pulse = setInterval(() => this.#send({ t: 'ping' }), PING_EVERY)
    }
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as AnyToClient)
    socket.onclose = (closing) => {
      clearInterval(this.#pulse)
      if (this.#left || this.#socket !== socket) return
      if (closing.code === NO_TABLE) {
        forget(this.id)
        this.link = 'gone'
        return
      }
      if (closing.code === TOKEN_UNKNOWN) forget(this.id) // come back as a watcher
      if (this.link === 'open') this.link = 'lost'
      this.sending = false
      this.#timer = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++))
    }
  }

  /** Try now instead of when the wait is over. */
  retry(): void {
    clearTimeout(this.#timer)
    this.connect()
  }

  close(): void {
    this.#left = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    this.#socket?.close()
  }

  hear(message: AnyToClient): void {
    switch (message.t) {
      case 'welcome':
        this.#tries = 0
        this.link = 'open'
        this.seat = message.seat
        if (message.token) keep(this.id, this.table?.game ?? '', message.token)
        break
      case 'table':
        this.table = message.table
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
      case 'chat':
        this.unread += message.lines.length
        this.chat = [...this.chat, ...message.lines]
        break
      case 'error':
        this.sending = false
        this.problem = { key: message.key, arguments: message.arguments }
        break
    }
  }

  choose(option: string): void {
    // What still moves on the page keeps nobody from choosing, as long as no newer position is waiting behind it.
    const newest = this.#queue.at(-1)
    if (!this.view || this.sending || (newest && newest.view !== this.view)) return
    this.sending = true
    this.#send({ t: 'choose', option, move: this.view.moves })
  }

  say(message: Exclude<AnyFromClient, { t: 'choose' | 'hello' }>): void {
    this.#send(message)
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
    this.sending = false
    this.events = step.reset ? step.events : [...this.events, ...step.events]
    this.view = step.view
  }

  #send(message: AnyFromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    else this.sending = false
  }
}
