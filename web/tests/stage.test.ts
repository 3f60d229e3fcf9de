import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elementsFor } from '../src/lib/highlight'
import { Room } from '../src/lib/room.svelte'
import { settings } from '../src/lib/settings.svelte'
import { eventPieces } from '../src/lib/message-text'
import { Stage } from '../src/lib/stage.svelte'
import { texts } from '../src/lib/texts.svelte'
import type { AnyToClient, EventShown, View } from '../src/lib/wire'

const ME = 0
const BOT = 1

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  sent: { t: string; move?: number }[] = []
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
}

const view = (moves: number, waiting_for: number): View => ({ seat: ME, seats: 2, moves, waiting_for, waiting_kind: 'action', decision: null, result: null })
const event = (move: number, kind = 'took'): EventShown => ({ move, kind, facts: { seat: BOT, gems: ['red'] } })

let room: Room
let stage: Stage
let heard: string[]

/** Return a position that waits for a seat, with the events before it. */
function position(move: number, waiting: number, events = [event(move)], reset = false, undone = 0): AnyToClient {
  return { t: 'view', move, reset, view: view(move, waiting), events, undo: { free: true, possible: true, asked_by: null, waiting: [], reveals: false }, undone, choosers: [BOT] }
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const socket = () => FakeSocket.all.at(-1)!
const wanted = () => socket().sent.filter((message) => message.t === 'steps').map((message) => message.move!)

/** Answer a steps request with two steps. */
async function tellSteps(move: number) {
  room.hear({ t: 'steps', move, undone: 0, before: view(move - 1, BOT), steps: [{ events: [event(move)], changes: { moves: move, waiting_for: -1 } }, { events: [event(move, 'recruited')], changes: { waiting_for: ME } }] })
  await pass()
}

beforeEach(async () => {
  localStorage.clear()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
  settings.set({ pace: 'normal', calm: true })
  heard = []
  room = new Room('t')
  const speaker = { game: 'splendor', people: ['Ana', 'Bot'], term: (_name: string, value: unknown) => value }
  stage = new Stage(room, { display: () => ({ loud: ({ kind }) => kind !== 'turn', large: () => null, flights: () => [] }), speaker: () => speaker, link: () => (name, value) => (name === 'gems' ? null : `seat:${value}`), hear: (kinds) => heard.push(...kinds) })
  room.connect()
  socket().onopen?.()
  room.hear({ t: 'welcome', token: 'abc', seat: ME })
  room.hear(position(1, BOT, [], true))
  await pass()
})

describe('the stage', () => {
  it('shows a bot’s moves step by step before my turn', async () => {
    room.hear(position(2, ME))
    await pass()
    expect([wanted(), stage.showing, room.view?.moves]).toEqual([[2], false, 1])
    await tellSteps(2)
    expect([stage.showing, stage.view?.waiting_for, stage.events.length]).toEqual([true, -1, 1])
    expect(stage.happening).toEqual(['seat:1'])
    await pass(20_000)
    expect([stage.showing, room.view?.moves, room.events.length]).toEqual([false, 2, 1])
    expect(heard).toEqual(['took', 'recruited'])
  })

  it('shows the turns of two bots one after the other', async () => {
    room.hear(position(2, BOT))
    room.hear(position(3, ME))
    await pass()
    await tellSteps(2)
    expect([stage.view?.moves, wanted()]).toEqual([2, [2]])
    await pass(3000)
    expect([room.view?.moves, wanted()]).toEqual([2, [2, 3]])
    await tellSteps(3)
    await pass(3000)
    expect(room.view?.moves).toBe(3)
  })

  it('shows a simple move of my own at once, and many effects step by step', async () => {
    room.hear(position(2, ME, [], true))
    await pass()
    room.hear(position(3, ME, [event(3), event(3)]))
    await pass()
    expect([wanted(), room.view?.moves]).toEqual([[], 3])
    room.hear(position(4, ME, [1, 2, 3, 4, 5].map(() => event(4))))
    await pass()
    expect(wanted()).toEqual([4])
  })

  it('shows nothing when it is off or nothing is worth showing', async () => {
    room.hear(position(2, BOT, [event(2, 'turn')]))
    await pass()
    settings.set({ pace: 'off' })
    room.hear(position(3, ME))
    await pass()
    expect([wanted(), room.view?.moves]).toEqual([[], 3])
  })

  it('skips to the decision on request', async () => {
    room.hear(position(2, ME))
    await pass()
    await tellSteps(2)
    expect(stage.key(' ')).toBe(true)
    await pass()
    expect([stage.showing, room.view?.moves]).toEqual([false, 2])
    expect(stage.key(' ')).toBe(false)
  })

  it('speeds up when positions pile up, and skips when there are many', async () => {
    for (let move = 2; move < 6; move++) room.hear(position(move, BOT))
    await pass()
    expect(stage.pace()).toBe('fast')
    for (let move = 6; move < 16; move++) room.hear(position(move, BOT))
    await tellSteps(2)
    stage.leave()
    await pass()
    expect(room.view?.moves).toBeGreaterThan(8)
  })

  it('leaves out what was undone meanwhile', async () => {
    room.hear(position(2, ME))
    await pass()
    await tellSteps(2)
    room.hear(position(1, BOT, [], true, 1))
    await pass()
    expect([stage.showing, room.view?.moves]).toEqual([false, 1])
    await pass(20_000)
    expect(room.view?.moves).toBe(1)
  })

  it('does not wait for steps that never arrive', async () => {
    room.hear(position(2, ME))
    await pass(4000)
    expect([stage.showing, room.view?.moves]).toEqual([false, 2])
    room.hear(position(3, BOT, [], true))
    room.hear(position(4, ME))
    await pass()
    room.hear({ t: 'error', key: 'error-no-such-move', arguments: {} })
    await pass()
    expect([room.view?.moves, room.problem]).toEqual([4, null])
  })

  it('continues with the newest position after a reconnect', async () => {
    room.hear(position(2, ME))
    await pass()
    socket().onclose?.({ code: 1006 })
    await pass(500)
    socket().onopen?.()
    room.hear({ t: 'welcome', token: 'abc', seat: ME })
    room.hear(position(2, ME, [event(2)], true))
    await pass()
    expect([FakeSocket.all.length, stage.showing, room.view?.moves]).toEqual([2, false, 2])
  })

  it('keeps showing a past move while the game goes on', async () => {
    room.table = { moves: 1 } as typeof room.table
    const looking = stage.past.look(1, 0)
    await tellSteps(1)
    await looking
    expect([stage.view?.waiting_for, stage.past.news]).toEqual([-1, 0])
    room.hear(position(2, ME))
    await pass()
    expect([room.view?.moves, stage.view?.moves, stage.past.news]).toEqual([2, 1, 1])
    stage.key('Escape')
    expect(stage.view?.moves).toBe(2)
  })
})

describe('a highlighted thing', () => {
  const elements = ['rhino-1', 'haymaker@0.1', 'thug.1', 'thug.2', 'thug.3'].map((thing) => Object.assign(document.createElement('p'), { id: thing }))
  const found = (...things: string[]) => elementsFor(things, elements, 'id').map((element) => element.id)

  it('is found by its name, or by its card if that is unique', () => {
    expect(found('rhino-1', 'haymaker', 'thug', 'thug.2', 'nobody')).toEqual(['rhino-1', 'haymaker@0.1', 'thug.2'])
  })
})

describe('a line of the log', () => {
  it('links the things it names', async () => {
    await texts.speak('en')
    await texts.learn('splendor')
    const speaker = { game: 'splendor', people: ['Ana', 'Luis'], term: (name: string, value: unknown) => (name === 'card' ? 'Hulk' : value) }
    const link = (name: string, value: unknown) => (name === 'card' ? String(value) : null)
    expect(eventPieces(speaker, link, { move: 1, kind: 'reserved', facts: { seat: 1, card: 'hulk' } })).toEqual([
      { text: 'Luis reserves ', thing: null },
      { text: 'Hulk', thing: 'hulk' },
    ])
  })
})
