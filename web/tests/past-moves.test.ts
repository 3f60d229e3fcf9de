import { beforeEach, describe, expect, it, vi } from 'vitest'
import { panelArea } from '../src/lib/panel-area'
import { chapters, lastRound } from '../src/lib/log-chapters'
import { PastMoves } from '../src/lib/past-moves.svelte'
import type { EventShown, StepsMessage, View } from '../src/lib/wire'

const event = (move: number, kind: string): EventShown => ({ move, kind, facts: {} })
const view = (moves: number): View => ({ seat: 0, seats: 1, moves, waiting_for: -1, waiting_kind: '', decision: null, result: null })
/** Every move has two steps. */
const steps = (move: number): StepsMessage => ({ t: 'steps', move, undone: 0, before: view(move - 1), steps: [1, 2].map((nth) => ({ events: [event(move, `${move}-${nth}`)], changes: { moves: move } })) })

let asked: number[]
let latest: number
let past: PastMoves
const at = () => `${past.move}/${past.player.at}`

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  latest = 5
  const hand = { pace: () => 'normal' as const, weight: () => ({ words: 10, large: false }), change: async (_frame: unknown, put: () => void) => put() }
  past = new PastMoves(hand, async (move) => (asked.push(move), move > latest ? null : steps(move)), () => latest)
})

describe('a past move', () => {
  it('shows the board as it was at a line of the log', async () => {
    await past.look(3, 1)
    expect([at(), past.player.frame?.events[0]?.kind, past.player.paused]).toEqual(['3/2', '3-2', true])
    await past.look(0, 7)
    expect([at(), past.player.frame?.view.moves]).toEqual(['1/0', 0])
  })

  it('steps back and forward between the start and now', async () => {
    await past.look(2, 0)
    await past.back()
    expect(at()).toBe('1/2')
    await past.back()
    await past.back()
    await past.back()
    expect(at()).toBe('1/0')
    for (let step = 0; step < 9; step++) {
      past.on()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(at()).toBe('5/1')
    past.on()
    past.on()
    await vi.advanceTimersByTimeAsync(0)
    expect(past.open).toBe(false)
  })

  it('is fetched once, until choices are undone', async () => {
    await past.look(3, 0)
    await past.look(3, 1)
    expect(asked).toEqual([3])
    past.forget()
    await past.look(3, 0)
    expect(asked).toEqual([3, 3])
  })

  it('closes if it was undone, and stays open otherwise', async () => {
    await past.look(3, 0)
    latest = 4
    past.forget()
    expect(past.open).toBe(true)
    latest = 2
    past.forget()
    expect(past.open).toBe(false)
  })

  it('reports new moves without closing', async () => {
    await past.look(3, 0)
    expect(past.news).toBe(0)
    latest = 7
    expect([past.open, past.news]).toEqual([true, 2])
  })

  it('shows the latest request', async () => {
    const slow = past.look(2, 0)
    const quick = past.look(4, 0)
    await Promise.all([slow, quick])
    expect(past.move).toBe(4)
  })

  it('plays a whole round and returns to the game', async () => {
    await past.again(4)
    const seen = new Set<string>()
    for (let time = 0; time < 60 && past.open; time++) {
      seen.add(at())
      await vi.advanceTimersByTimeAsync(200)
    }
    expect([...seen]).toEqual(['4/1', '4/2', '5/1', '5/2'])
    expect(past.open).toBe(false)
  })

  it('stays closed if its steps are not available', async () => {
    await past.look(9, 0)
    expect(past.open).toBe(false)
  })
})

describe('the log', () => {
  const division = { heads: ['round', 'turn'], causes: ['activates'], before: { readied: 'villain-phase' } }
  const events = [event(0, 'round'), event(0, 'turn'), event(1, 'attacks'), event(1, 'damaged'), event(2, 'drew'), event(2, 'readied'), event(2, 'threat'), event(2, 'activates'), event(2, 'strikes'), event(2, 'round')]

  it('is divided into rounds, phases and turns, and those by cause', () => {
    const book = chapters(events, [1, 0], division)
    expect(book.map(({ head, rank }) => [typeof head === 'string' ? head : head?.event.kind, rank])).toEqual([['round', 0], ['turn', 1], ['villain-phase', 1], ['round', 0]])
    expect(book.map(({ causes }) => causes.map(({ lines }) => lines.map((line) => line.event.kind)))).toEqual([
      [],
      [['attacks', 'damaged'], ['drew', 'readied']],
      [['threat'], ['activates', 'strikes']],
      [],
    ])
  })

  it('names who chose, and nobody for the game’s own acts', () => {
    expect(chapters(events, [1, 0], division).flatMap(({ causes }) => causes.map(({ seat }) => seat))).toEqual([1, 0, -1, -1])
  })

  it('numbers the lines of each choice', () => {
    expect(chapters(events, [], division)[2]!.causes[1]!.lines.map(({ nth }) => nth)).toEqual([3, 4])
  })

  it('finds the move that began the last round', () => {
    expect(lastRound(events, 'round', 4)).toBe(2)
    expect(lastRound(events, 'round', 2)).toBe(0)
    expect(lastRound([], 'round', 2)).toBe(1)
  })
})

describe('the panel beside the decision', () => {
  it('stands to its right, above it or to its left, and never covers it', () => {
    const places = [
      { left: 0, top: 500, right: 1100, bottom: 600 },
      { left: 8, top: 560, right: 1430, bottom: 640 },
      { left: 1080, top: 400, right: 1430, bottom: 890 },
      { left: 1080, top: 120, right: 1430, bottom: 890 },
    ]
    for (const asked of places) {
      const box = panelArea(asked, 1440, 900)!
      const over = box.left < asked.right && box.right > asked.left && box.top < asked.bottom && box.bottom > asked.top
      expect([over, box.right - box.left >= 250, box.bottom - box.top >= 250]).toEqual([false, true, true])
    }
    expect(panelArea({ left: 0, top: 70, right: 1440, bottom: 890 }, 1440, 900)).toBeNull()
  })
})
