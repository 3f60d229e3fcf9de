/** The line to the server. It is never silent for long: when nothing was heard for a moment the server is asked for a
 * sign of life, and when none comes the line says so, gives the socket up and opens another. */
import type { AnyFromClient, AnyToClient } from './wire'

export type ConnectionState = 'connecting' | 'open' | 'silent' | 'lost' | 'gone'

/** Whoever is at this end of the line. */
export interface SocketListener {
  /** A new socket is open: say hello. */
  opened(): void
  hear(message: AnyToClient): void
  changed(link: ConnectionState): void
  /** The server closed the door. False: do not knock again. */
  closed(code: number): boolean
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5000
const BEAT = 500
/** After so many milliseconds without a word the server is asked for one. */
const QUIET = 2000
/** After so many without an answer we say that there is none: with the two above, less than five seconds in all. */
const SILENT = 2000
/** After so many the socket is given up; on a slow line with every try later, since the position itself takes a while. */
const PATIENCE = 4000
const MOST_PATIENCE = 20_000
/** The coach thinks before it answers these, perhaps for long on a busy server: that nothing comes says nothing about the line. */
const THOUGHT_ABOUT: AnyFromClient['t'][] = ['foresee', 'hint']

export class ServerSocket {
  #link: ConnectionState = 'connecting'
  #socket: WebSocket | null = null
  /** Since the server last answered a ping. */
  #tries = 0
  #heard = 0
  /** Since when an answer is due. */
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
      // Whoever lost the same server does not come back in the same moment.
      this.#timer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2))
    }
  }

  /** Whether it went out; that it arrived is known by the answer alone. */
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
