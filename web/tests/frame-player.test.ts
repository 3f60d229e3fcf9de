import { beforeEach, describe, expect, it, vi } from 'vitest'
import { frameOf, framesOf, type Frame } from '../src/lib/frames'
import { AT_MOST, FramePlayer, type Pace, type FramePlayerHost } from '../src/lib/frame-player.svelte'
import type { EventShown, StepsMessage, View } from '../src/lib/wire'

const event = (kind: string, move = 1): EventShown => ({ move, kind, facts: {} })
const view = (moves: number): View => ({ seat: 0, seats: 1, moves, waiting_for: -1, waiting_kind: '', decision: null, result: null })
/** Return a frame per kind of event after the initial position: "card" is shown large, "quiet" has no text. */
const frames = (...kinds: string[]): Frame[] => [{ move: 1, view: view(0), events: [] }, ...kinds.map((kind) => ({ move: 1, view: view(1), events: [event(kind)] }))]

class Hand implements FramePlayerHost {
  speed: Pace = 'normal'
  put: string[] = []
  pace() {
    return this.speed
  }
  weight({ events }: Frame) {
    const kind = events[0]?.kind ?? 'quiet'
    return { words: kind === 'quiet' ? 0 : 20, large: kind === 'card' }
  }
  async change(frame: Frame, put: () => void) {
    this.put.push(frame.events[0]!.kind)
    put()
  }
}

let hand: Hand
let player: FramePlayer

beforeEach(() => {
  vi.useFakeTimers()
  hand = new Hand()
  player = new FramePlayer(hand)
})

/** Play the frames and return how long that took, undefined while it runs. */
function start(list: Frame[]): { took: number | undefined } {
  const said: { took: number | undefined } = { took: undefined }
  const begun = Date.now()
  void player.play(list).then(() => (said.took = Date.now() - begun))
  return said
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('frames', () => {
  const message: StepsMessage = {
    t: 'steps',
    move: 4,
    undone: 0,
    before: view(3),
    steps: [{ events: [event('threat', 4), event('activates', 4)], changes: { moves: 4 } }, { events: [event('boost', 4)], changes: { waiting_for: 0 } }],
  }

  it('start with the position before and apply each change', () => {
    const found = framesOf(message)
    expect(found.map((frame) => [frame.move, frame.view.moves, frame.view.waiting_for])).toEqual([[4, 3, -1], [4, 4, -1], [4, 4, 0]])
    expect(found[0]!.events).toEqual([])
  })

  it('are found by their events', () => {
    expect([0, 1, 2, 9].map((nth) => frameOf(framesOf(message), nth))).toEqual([1, 1, 2, 2])
  })
})

describe('the frame player', () => {
  it('shows every frame in order, then ends', async () => {
    const said = start(frames('threat', 'attack', 'damage'))
    await pass(0)
    expect([player.at, hand.put]).toEqual([1, ['threat']])
    await pass(20_000)
    expect(hand.put).toEqual(['threat', 'attack', 'damage'])
    expect(said.took).toBeGreaterThan(1500)
    expect(player.open).toBe(false)
  })

  it('shows a card longer than a line, and quiet frames briefly', async () => {
    const times: number[] = []
    for (const kind of ['quiet', 'line', 'card']) {
      const said = start(frames(kind))
      await pass(10_000)
      times.push(said.took!)
    }
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(new Set(times).size).toBe(3)
  })

  it('follows the pace setting, and shows nothing when it is off', async () => {
    const took: number[] = []
    for (const speed of ['off', 'fast', 'normal', 'slow'] as const) {
      hand.speed = speed
      player.rest()
      const said = start(frames('line', 'line', 'line'))
      await pass(60_000)
      took.push(said.took!)
    }
    expect(took[0]).toBe(0)
    expect(took).toEqual([...took].sort((one, other) => one - other))
    expect(new Set(took).size).toBe(4)
  })

  it('takes at most two seconds at "fast", however many events and choices there are', async () => {
    hand.speed = 'fast'
    const said = start(frames(...Array.from({ length: 80 }, () => 'card')))
    await pass(60_000)
    expect(said.took).toBeLessThanOrEqual(AT_MOST)
    const more = start(frames('line', 'line'))
    await pass(60_000)
    expect(more.took).toBe(0)
    player.rest()
    const next = start(frames('line', 'line'))
    await pass(60_000)
    expect(next.took).toBeGreaterThan(0)
  })

  it('pauses at a card at "slow"', async () => {
    hand.speed = 'slow'
    const said = start(frames('card', 'line'))
    await pass(60_000)
    expect([player.at, player.stopped, said.took]).toEqual([1, true, undefined])
    player.resume()
    expect(player.stopped).toBe(false)
    await pass(60_000)
    expect(said.took).toBeDefined()
  })

  it('skips to the end at once', async () => {
    const said = start(frames('line', 'line', 'line'))
    await pass(100)
    player.close()
    await pass(0)
    expect([said.took, player.open]).toEqual([100, false])
    await pass(60_000)
    expect(hand.put).toEqual(['line'])
  })

  it('pauses and resumes', async () => {
    const said = start(frames('line', 'line'))
    await pass(100)
    player.toggle()
    await pass(60_000)
    expect([player.at, player.paused, said.took]).toEqual([1, true, undefined])
    player.toggle()
    await pass(60_000)
    expect(said.took).toBeDefined()
  })

  it('steps back and forward within its bounds', async () => {
    const said = start(frames('line', 'line'))
    await pass(0)
    player.back()
    player.back()
    expect([player.at, player.paused]).toEqual([0, true])
    player.on()
    player.on()
    expect(player.at).toBe(2)
    await pass(60_000)
    expect(said.took).toBeUndefined()
    player.on()
    await pass(0)
    expect(player.open).toBe(false)
    expect(said.took).toBeDefined()
  })

  it('stays paused when someone steps during an animation', async () => {
    let landed = () => {}
    hand.change = async (_frame, put) => {
      put()
      await new Promise<void>((done) => (landed = done))
    }
    start(frames('line', 'line'))
    await pass(0)
    player.back()
    landed()
    await pass(60_000)
    expect(player.at).toBe(0)
  })

  it('shows nothing without events', async () => {
    const said = start(frames())
    await pass(0)
    expect([said.took, player.open]).toEqual([0, false])
  })
})
