/** Computes the animations of events on the map: which piece moves when and where, and which attacks are shown. */
import type { EventShown } from '../../lib/wire'
import { edges, isAround, spotOf, type Point } from './map'
import type { Space } from './content'

export interface Frame {
  /** The offset from the piece's final position. */
  dx: number
  dy: number
  /** The time as a fraction of the whole. */
  offset: number
  /** Whether the piece is out of sight: on the way around the world, or not on the map yet. */
  hidden: boolean
}

export interface Walk {
  piece: string
  frames: Frame[]
  duration: number
}

export interface Burst {
  id: number
  at: Point
  text: string
  tone: 'bad' | 'good' | 'pow'
  delay: number
}

interface Moment {
  time: number
  at: Point
  hidden: boolean
}

const WALK = 300
const BLOW = 220
const LONGEST = 5000

/** Return the animations in the order of events. Many events are played faster. */
export function mapAnimation(events: EventShown[], spaces: Map<string, Space>, spots: Map<string, Point>): { walks: Walk[]; bursts: Burst[] } {
  const whole = events.reduce((sum, event) => sum + lengthOf(event), 0)
  const pace = Math.min(1, LONGEST / Math.max(1, whole))
  const moments = new Map<string, Moment[]>()
  const bursts: Burst[] = []
  let clock = 0
  events.forEach((event, index) => {
    const { kind, facts } = event
    const length = lengthOf(event) * pace
    const piece = String(facts.hero ?? facts.enemy ?? '')
    const here = spaces.get(String(facts.space ?? ''))
    if (kind === 'moved' || kind === 'enemy-moved') {
      const from = spaces.get(String(facts.from_space))
      if (from && here) {
        const mover = String(kind === 'moved' ? facts.hero : facts.enemy)
        const known = moments.get(mover) ?? []
        moments.set(mover, [...known, ...leg(spotOf(from, 0, 1), spotOf(here, 0, 1), clock, length)])
      }
    } else if (kind === 'spawned' && here) {
      moments.set(String(facts.enemy), [{ time: 0, at: here, hidden: true }, { time: clock, at: here, hidden: true }, { time: clock + length, at: here, hidden: false }])
    } else if (kind === 'damaged' || kind === 'hurt' || kind === 'recovered') {
      const at = moments.get(piece)?.at(-1)?.at ?? spots.get(piece)
      const good = kind === 'recovered'
      if (at) bursts.push({ id: index, at, text: `${good ? '+' : '−'}${facts.amount}`, tone: good ? 'good' : 'bad', delay: clock })
    } else if (kind === 'defeated' && here) {
      bursts.push({ id: index, at: here, text: '', tone: 'pow', delay: clock })
    }
    clock += length
  })
  const walks = [...moments].flatMap(([piece, way]) => {
    const goal = spots.get(piece)
    return goal ? [walk(piece, way, goal)] : []
  })
  return { walks, bursts }
}

function lengthOf({ kind }: EventShown): number {
  if (kind === 'moved' || kind === 'enemy-moved') return WALK
  return ['damaged', 'hurt', 'recovered', 'defeated', 'spawned'].includes(kind) ? BLOW : 0
}

/** Return the moments of a move along a line. A line around the world leaves the map and returns. */
function leg(from: Point, to: Point, start: number, length: number): Moment[] {
  const end = start + length
  const first = { time: start, at: from, hidden: false }
  const last = { time: end, at: to, hidden: false }
  if (!isAround(from, to)) return [first, last]
  const [out, back] = edges(from, to)
  const middle = start + length / 2
  return [first, { time: middle, at: out, hidden: true }, { time: middle, at: back, hidden: true }, last]
}

/** Return one piece's moments as keyframes relative to its final position. */
function walk(piece: string, way: Moment[], goal: Point): Walk {
  const duration = Math.max(1, way.at(-1)!.time + 80)
  const start = { ...way[0]!, time: 0 }
  const frames = [start, ...way].map(({ time, at, hidden }) => ({ dx: at.x - goal.x, dy: at.y - goal.y, offset: time / duration, hidden }))
  return { piece, frames: [...frames, { dx: 0, dy: 0, offset: 1, hidden: false }], duration }
}
