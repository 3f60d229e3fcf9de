/** The positions of pieces on the map, and the lines between spaces. */
import type { Space } from './content'
import type { DaggerView } from './view'

export const WIDTH = 100
export const HEIGHT = 58
export const ASGARD = 'asgard'
export const ILIAD = 'iliad'

/** The distance between two lines that leave the map on the same side. */
const APART = 3

export interface Point {
  x: number
  y: number
}

export interface Link {
  from: string
  to: string
  /** One stroke, or two for a line that leaves the map on one side and returns on the other. */
  strokes: [Point, Point][]
  /** The letter at both ends of a line around the world. */
  letter: string
}

export function isAround(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) > WIDTH / 2
}

/** Return where a line around the world leaves the map on the side of `from`, and where it returns. */
export function edges(from: Point, to: Point): [Point, Point] {
  const west = from.x < to.x
  const out = west ? from.x : WIDTH - from.x
  const back = west ? WIDTH - to.x : to.x
  const y = from.y + ((to.y - from.y) * out) / (out + back)
  return [
    { x: west ? 0 : WIDTH, y },
    { x: west ? WIDTH : 0, y },
  ]
}

/** Return every line once. Lines around the world get letters in the order of the spaces. */
export function linksOf(spaces: Map<string, Space>): Link[] {
  const found: Link[] = []
  /** The heights at which lines around the world cross the edge, all different. */
  const crossings: number[] = []
  for (const space of spaces.values()) {
    for (const other of space.links ?? []) {
      const goal = spaces.get(other)
      if (!goal || found.some((link) => link.from === other && link.to === space.id)) continue
      if (!isAround(space, goal)) {
        found.push({ from: space.id, to: other, strokes: [[space, goal]], letter: '' })
        continue
      }
      const [out, back] = edges(space, goal)
      const free = Math.max(out.y, ...crossings.filter((y) => Math.abs(y - out.y) < APART).map((y) => y + APART))
      out.y = back.y = free
      crossings.push(free)
      const strokes: [Point, Point][] = [
        [space, out],
        [back, goal],
      ]
      found.push({ from: space.id, to: other, strokes, letter: 'ABC'[crossings.length - 1] ?? '' })
    }
  }
  return found
}

/**
 * Return the positions of all pieces: heroes in front, then the nemesis, then enemies. Rows are above the space, or
 * below it near the upper edge.
 */
export function piecePositions(view: DaggerView, spaces: Map<string, Space>, apart?: Point): Map<string, Point> {
  const places = new Map<string, string[]>()
  const put = (id: string, space: string) => {
    if (space && id) places.set(space, [...(places.get(space) ?? []), id])
  }
  for (const hero of view.heroes) put(hero.id, hero.space)
  if (view.phase !== 'setup') put(view.nemesis.id, view.nemesis.space)
  for (const enemy of view.enemies) put(enemy.id, enemy.space)
  const found = new Map<string, Point>()
  for (const [id, crowd] of places) {
    const space = spaces.get(id)
    if (space) crowd.forEach((piece, index) => found.set(piece, spotOf(space, index, crowd.length, apart)))
  }
  return found
}

const ROW = 4
/** The smallest distance between two pieces on a crowded space. */
const CLOSE: Point = { x: 4.7, y: 4.5 }
/** The distance of the first row from the space. */
const FIRST = 3.7

/** Return the position of the piece with this index on a space. */
export function spotOf(space: Point, index: number, count: number, apart: Point = CLOSE): Point {
  const row = Math.floor(index / ROW)
  const inRow = Math.min(ROW, count - row * ROW)
  const side = space.y < 11 ? 1 : -1
  const [across, down] = [Math.max(CLOSE.x, apart.x), Math.max(CLOSE.y, apart.y)]
  // A row at the edge of the map moves as a whole.
  const half = ((inRow - 1) / 2) * across
  const middle = Math.min(WIDTH - 2 - half, Math.max(2 + half, space.x))
  return { x: middle + ((index % ROW) * across - half), y: space.y + side * (FIRST + row * down) + (side > 0 ? 1.6 : 0) }
}
