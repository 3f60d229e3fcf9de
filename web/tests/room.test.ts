import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedTables, tokenFor } from '../src/lib/token-storage'
import { Room } from '../src/lib/room.svelte'
import type { AnyToClient, EventShown, View } from '../src/lib/wire'

function view(moves: number): View {
  return { seat: 0, seats: 2, moves, waiting_for: 0, waiting_kind: 'action', decision: null, result: null }
}

function step(moves: number, events: EventShown[] = [], reset = false, undone = 0): AnyToClient {
  return { t: 'view', move: moves, reset, view: view(moves), events, undo: { free: true, possible: true, asked_by: null, waiting: [], reveals: false }, undone, choosers: [0] }
}

const took = (move: number): EventShown => ({ move, kind: 'took', facts: { seat: 0, gems: ['red'] } })

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  sent: { t: string }[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (closing: { code: number }) => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string })
  }
  close() {
    this.readyState = 3
  }
  hear(message: AnyToClient) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const latest = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  localStorage.clear()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
})

describe('a room', () => {
  it('remembers only undos after hidden information came up', async () => {
    const room = new Room('t')
    const hear = async (moves: number, undone: number, reveals: boolean) => {
      const message = step(moves, [], undone > 0, undone)
      room.hear(message.t === 'view' ? { ...message, undo: { ...message.undo, reveals } } : message)
      await vi.advanceTimersByTimeAsync(0)
    }
    await hear(1, 3, true) // nothing is known of what happened before the page was opened
    await hear(2, 3, false)
    await hear(1, 4, false)
    expect(room.rewound).toBe(false)
    await hear(2, 4, true)
    await hear(1, 5, false)
    expect(room.rewound).toBe(true)
  })

  it('asks why something is refused, and clears the answer with the next position', async () => {
    const room = new Room('t')
    room.connect()
    latest().onopen?.()
    room.hear(step(1))
    room.why('bank:green')
    expect(latest().sent.at(-1)).toEqual({ t: 'why', thing: 'bank:green' })
    room.hear({ t: 'why', thing: 'bank:green', move: 1, refusals: [{ verb: 'take', rule: 'SPL-TIME-04', message: { key: 'splendor-refusal-time', arguments: { gem: 'green' } } }] })
    expect(room.refused?.refusals.map(({ rule }) => rule)).toEqual(['SPL-TIME-04'])
    room.hear(step(2))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.refused).toBeNull()
    room.close()
  })

  it('asks what the options do, and keeps an answer only for the current position', async () => {
    const room = new Room('t')
    room.connect()
    latest().onopen?.()
    room.hear(step(1))
    room.foresee()
    expect(latest().sent.at(-1)).toEqual({ t: 'foresee' })
    room.hear({ t: 'consequences', move: 0, options: {} })
    expect(room.foreseen).toBeNull()
    room.hear({ t: 'consequences', move: 1, options: { pass: [] } })
    expect(room.foreseen?.options).toEqual({ pass: [] })
    room.hear(step(2))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.foreseen).toBeNull()
    room.close()
  })

  it('asks for a hint, and clears it with the next position', async () => {
    const room = new Room('t')
    room.connect()
    latest().onopen?.()
    room.hear(step(1))
    room.askHint()
    expect(latest().sent.at(-1)).toEqual({ t: 'hint' })
    expect(room.advising).toBe(true)
    room.hear({ t: 'hint', move: 1, hint: { option: 'pass', reasons: [], close: [] } })
    expect([room.advice?.hint.option, room.advising]).toEqual(['pass', false])
    room.hear(step(2))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.advice).toBeNull()
    room.close()
  })

  it('shows positions one after another', async () => {
    const room = new Room('t')
    const shown: number[] = []
    let release = () => {}
    room.present = async (message, put) => {
      put()
      shown.push(message.view.moves)
      await new Promise<void>((done) => (release = done))
    }
    room.hear(step(1, [took(1)]))
    room.hear(step(2, [took(2)]))
    expect(shown).toEqual([1])
    expect(room.view?.moves).toBe(1)
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([1, 2])
    expect(room.events.map((event) => event.move)).toEqual([1, 2])
  })

  it('restarts its history after an undo, and drops the undone positions', async () => {
    const room = new Room('t')
    room.hear(step(1, [took(1)]))
    room.hear(step(2, [took(2)]))
    await vi.advanceTimersByTimeAsync(0)
    room.hear(step(1, [took(1)], true))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.events).toEqual([took(1)])
    expect([...room.seen.keys()]).toEqual([1])
  })

  it('sends the stored token, stores the new one, and sends one choice at a time', async () => {
    const room = new Room('t')
    room.connect()
    const socket = FakeSocket.all[0]!
    socket.onopen?.()
    expect(socket.sent).toEqual([{ t: 'hello', token: null }])
    room.hear({ t: 'welcome', token: 'abc', seat: 0 })
    expect(tokenFor('t')).toBe('abc')
    room.hear(step(3))
    await vi.advanceTimersByTimeAsync(0)
    room.choose('take:red+red')
    room.choose('take:blue+blue')
    expect(socket.sent.slice(1)).toEqual([{ t: 'choose', option: 'take:red+red', move: 3, undone: 0 }])
    room.hear({ t: 'error', key: 'error-stale', arguments: {} })
    expect(room.problem?.key).toBe('error-stale')
    expect(room.sending).toBe(false)
    room.close()
  })

  it('accepts a choice during an animation, but not while a newer position is queued', async () => {
    const room = new Room('t')
    room.connect()
    const socket = FakeSocket.all[0]!
    socket.onopen?.()
    let release = () => {}
    room.present = async (_message, put) => {
      put()
      await new Promise<void>((done) => (release = done))
    }
    room.hear(step(3))
    room.hear(step(4))
    room.choose('take:red+red')
    expect(socket.sent.slice(1)).toEqual([])
    release()
    await vi.advanceTimersByTimeAsync(0)
    room.choose('take:red+red')
    expect(socket.sent.slice(1)).toEqual([{ t: 'choose', option: 'take:red+red', move: 4, undone: 0 }])
    // Its answer arrived, but is not on the page yet.
    room.hear(step(5))
    expect(room.sending).toBe(true)
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(room.view?.moves).toBe(5)
    expect(room.sending).toBe(false)
    room.close()
  })

  it('reconnects by itself with growing delays', () => {
    const room = new Room('t')
    room.connect()
    latest().hear({ t: 'welcome', token: null, seat: null })
    FakeSocket.all[0]!.onclose?.({ code: 1006 })
    expect(room.link).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all.length).toBe(2)
    FakeSocket.all[1]!.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all.length).toBe(2)
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all.length).toBe(3)
    room.close()
    FakeSocket.all[2]!.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(3)
  })

  it('stops at a table that does not exist, and forgets its token', () => {
    localStorage.setItem('tableverse-tables', JSON.stringify([{ table: 't', game: 'splendor', token: 'x', at: 1 }]))
    const room = new Room('t')
    room.connect()
    FakeSocket.all[0]!.onclose?.({ code: 4404 })
    expect(room.link).toBe('gone')
    expect(storedTables()).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(1)
  })
})

describe('a silent connection', () => {
  const choice = { t: 'choose', option: 'take:red+red', move: 3, undone: 0 }

  /** Return a room at move 3 whose server answers. */
  async function seated() {
    const room = new Room('t')
    room.connect()
    latest().onopen?.()
    latest().hear({ t: 'welcome', token: 'abc', seat: 0 })
    latest().hear(step(3, [], true))
    await vi.advanceTimersByTimeAsync(0)
    return room
  }

  it('is pinged, and any answer is enough', async () => {
    const room = await seated()
    const pings = () => latest().sent.filter((said) => said.t === 'ping').length
    for (let answered = 0, second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      for (; answered < pings(); answered++) latest().hear({ t: 'pong' })
    }
    expect(room.link).toBe('open')
    expect(FakeSocket.all.length).toBe(1)
    expect(pings()).toBeGreaterThan(5)
    room.close()
  })

  it('is not assumed while the coach thinks, who is asked once', async () => {
    const room = await seated()
    room.foresee()
    room.askHint()
    const line = latest()
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      if (line.sent.at(-1)?.t === 'ping') line.hear({ t: 'pong' })
      expect(room.link).toBe('open')
    }
    expect(FakeSocket.all).toEqual([line])
    expect(line.sent.filter(({ t }) => t === 'foresee' || t === 'hint')).toHaveLength(2)
  })

  it('is detected even while the coach is awaited', async () => {
    const room = await seated()
    room.askHint()
    await vi.advanceTimersByTimeAsync(5000)
    expect(room.link).toBe('silent')
  })

  it('is detected within five seconds without any action', async () => {
    const room = await seated()
    await vi.advanceTimersByTimeAsync(5000)
    expect(room.link).toBe('silent')
    latest().hear({ t: 'pong' }) // late, but an answer
    expect(room.link).toBe('open')
    expect(FakeSocket.all.length).toBe(1)
    room.close()
  })

  it('is replaced, and the choice is sent again until it is answered', async () => {
    const room = await seated()
    room.choose('take:red+red')
    await vi.advanceTimersByTimeAsync(2600)
    expect(room.link).toBe('silent')
    expect(room.pending).toEqual(choice)
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.all.length).toBe(2)
    latest().onopen?.()
    latest().hear({ t: 'welcome', token: 'abc', seat: 0 })
    expect(latest().sent.slice(1)).toEqual([choice])
    expect(room.link).toBe('open')
    latest().hear(step(3, [], true)) // the position sent on connecting does not answer it
    await vi.advanceTimersByTimeAsync(0)
    expect(room.sending).toBe(true)
    latest().hear(step(4, [took(4)]))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.sending).toBe(false)
    // A message of the first socket is ignored after that.
    FakeSocket.all[0]!.hear(step(9))
    FakeSocket.all[0]!.onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(0)
    expect(room.view?.moves).toBe(4)
    expect(FakeSocket.all.length).toBe(2)
    room.close()
  })

  it('keeps a choice after a close, and when the server lost the table’s lease', async () => {
    const room = await seated()
    room.choose('take:red+red')
    latest().hear({ t: 'error', key: 'error-lease-lost', arguments: {} })
    latest().onclose?.({ code: 1012 })
    expect(room.pending).toEqual(choice)
    await vi.advanceTimersByTimeAsync(400)
    latest().onopen?.()
    latest().hear({ t: 'welcome', token: 'abc', seat: 0 })
    expect(latest().sent.slice(1)).toEqual([choice])
    // It was made before the connection broke, and has been undone since.
    latest().hear(step(3, [], true, 1))
    await vi.advanceTimersByTimeAsync(0)
    expect(room.pending).toBe(null)
    room.close()
  })

  it('gets more time with every try, for slow connections', async () => {
    const room = await seated()
    const opened: number[] = []
    for (let second = 0; second < 40; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      if (FakeSocket.all.length > opened.length + 1) opened.push(second)
    }
    const gaps = opened.slice(1).map((second, index) => second - opened[index]!)
    expect(gaps[0]).toBeGreaterThan(6)
    expect(gaps[1]).toBeGreaterThan(gaps[0]!)
    room.close()
  })

  it('warns that anything but a choice may be lost', async () => {
    const room = await seated()
    room.say({ t: 'chat', text: 'hello' })
    latest().hear({ t: 'chat', lines: [] })
    room.say({ t: 'chat', text: 'are you there?' })
    await vi.advanceTimersByTimeAsync(4600)
    expect(room.problem).toBe(null)
    latest().onopen?.()
    expect(room.problem?.key).toBe('web-maybe-lost')
    room.close()
  })
})

describe('the stored tables', () => {
  it('survive a damaged entry', () => {
    localStorage.setItem('tableverse-tables', '{not json')
    expect(storedTables()).toEqual([])
  })
})
