/**
 * The WebSocket to the server, with a heartbeat. After a moment of silence it pings the server. If no answer comes, it
 * reports the silence, closes the socket and opens another.
 */
import type { AnyFromClient, AnyToClient } from './wire'

export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost' | 'gone'

/** The owner of the connection. */
export interface SocketListener {
  /** A new socket is open and expects a hello. */
  opened(): void
  hear(message: AnyToClient): void
  changed(link: ConnectionState): void
  /** The server closed the socket. Return whether to reconnect. */
  closed(code: number): boolean
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5000
const BEAT = 500
/** Milliseconds of silence before a ping. */
const QUIET = 2000
/** Milliseconds without an answer before the silence is reported. With the two above, less than five seconds in all. */
const SILENT = 2000
/**
 * Milliseconds before the socket is replaced. Doubles with every try, because a slow connection needs time for the
 * position itself.
 */
const PATIENCE = 4000
const MOST_PATIENCE = 20_000
/** The coach may take long to answer these, so a missing answer does not mean a lost connection. */
const THOUGHT_ABOUT: AnyFromClient['t'][] = ['foresee', 'hint']

export class ServerSocket {
  #link: ConnectionState = 'connecting'
  #socket: WebSocket | null = null
  /** Reconnects since the server last answered a ping. */
  #tries = 0
  #heard = 0
  /** The time since which an answer is due. */
  #asked: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  readonly #url: string
  readonly #listener: SocketListener

  constructor(url: string, listener: SocketListener) {
    this.#url = url
    this.#listener = listener
  }

  open(): void {
    clearTimeout(this.#timer)
    this.#drop()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#asked = this.#heard = Date.now()
    this.#pulse ??= setInterval(() => this.#beat(), BEAT)
    socket.onopen = () => {
      if (this.#socket === socket) this.#listener.opened()
    }
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return
      this.#heard = Date.now()
      this.#asked = null
      const said = JSON.parse(message.data as string) as AnyToClient
      if (said.t === 'pong') this.#tries = 0
      if (said.t === 'welcome' || this.#link === 'silent') this.#become('open')
      this.#listener.hear(said)
    }
    socket.onclose = (closing) => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#asked = null
      if (!this.#listener.closed(closing.code)) {
        this.#become('gone')
        this.close()
        return
      }
      this.#become('lost')
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)
      // Jitter, so that clients of one lost server do not all reconnect at once.
      this.#timer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2))
    }
  }

  /** Send a message and return whether it left. Only an answer shows that it arrived. */
  send(message: AnyFromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    if (!THOUGHT_ABOUT.includes(message.t)) this.#asked ??= Date.now()
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    this.#pulse = undefined
    this.#drop()
  }

  #beat(): void {
    const now = Date.now()
    if (!this.#socket) return
    if (this.#asked === null) {
      if (now - this.#heard >= QUIET) this.send({ t: 'ping' })
      return
    }
    if (now - this.#asked >= SILENT && this.#link !== 'lost') this.#become('silent')
    if (now - this.#asked >= Math.min(MOST_PATIENCE, PATIENCE * 2 ** this.#tries)) {
      this.#tries++
      this.open()
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #become(link: ConnectionState): void {
    if (this.#link === link) return
    this.#link = link
    this.#listener.changed(link)
  }
}
