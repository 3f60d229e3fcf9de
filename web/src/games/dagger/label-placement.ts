/** Places the labels of spaces below them, moved aside where they would overlap. All units are pixels of the map. */
import type { Point } from './map'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Name {
  id: string
  /** The centre of the label's space. */
  at: Point
  width: number
  height: number
  /** The distance from the centre to the upper edge of a label below the space. */
  below: number
  /** Half the size of the space. */
  radius: number
  /** Labels of lower rank give way, and are left out if there is no room. */
  rank: number
}

/** Horizontal offsets to try, in widths of the label. Smaller ones are better. */
const ASIDE = [0, -0.13, 0.13, -0.26, 0.26, -0.39, 0.39, -0.5, 0.5]
/** The cost of standing beside the space instead of below it. */
const BESIDE = 1
/** The cost of covering a space or piece completely. */
const NEAR = 2
const UNDER = 0.6
const OVERLAP = 1000
const ROUNDS = 4
/** Pixels between two labels. */
const GAP = 1

interface Around {
  /** The width of the map. */
  wide: number
  names: readonly Name[]
  /** The boxes of the pieces. */
  pieces: readonly Box[]
}

interface Spot {
  box: Box
  cost: number
}

const boxAt = (left: number, top: number, { width, height }: Name): Box => ({ left, top, right: left + width, bottom: top + height })

export function common(one: Box, other: Box, gap = 0): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + gap
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + gap
  return across > 0 && down > 0 ? across * down : 0
}

/** Return the positions of a label that stay within the sides of the map. */
function spotsOf(name: Name, { wide, names, pieces }: Around): Spot[] {
  const { at, width, height, below, radius } = name
  const inside = (left: number) => Math.max(0, Math.min(wide - width, left))
  const under = ASIDE.map((aside) => ({ box: boxAt(inside(at.x + (aside - 0.5) * width), at.y + below, name), cost: Math.abs(aside) }))
  const beside = [at.x + radius, at.x - radius - width].filter((left) => inside(left) === left).map((left) => ({ box: boxAt(left, at.y - height / 2, name), cost: BESIDE }))
  // Too near another space, a label would seem to name it.
  const places = names.filter((other) => other !== name).map(({ at, radius }) => ({ left: at.x - 1.5 * radius, right: at.x + 1.5 * radius, top: at.y - radius, bottom: at.y + 1.5 * radius }))
  const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + common(box, other), 0) / (width * height)
  return [...under, ...beside].map(({ box, cost }) => ({ box, cost: cost + NEAR * covered(box, places) + UNDER * covered(box, pieces) }))
}

/** Orders to try, because the first label gets the best position. */
const BEGINNINGS: ((one: Name, other: Name) => number)[] = [
  (one, other) => one.at.x - other.at.x,
  (one, other) => other.at.x - one.at.x,
  (one, other) => one.at.y - other.at.y,
  (one, other) => other.at.y - one.at.y,
]
/** The cost of leaving a label out. */
const MISSING = 5

/** Place the labels in this order, each at the best position left by labels of its rank and above. */
function settled(ordered: readonly Name[], spots: ReadonlyMap<Name, Spot[]>): { found: Map<Name, Spot>; cost: number } {
  const found = new Map<Name, Spot>()
  const clash = (name: Name, { box }: Spot, least: number) => {
    let sum = 0
    for (const [other, spot] of found) if (other !== name && other.rank >= least) sum += common(box, spot.box, GAP)
    return sum
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ordered) {
      const costs = spots.get(name)!.map((spot) => ({ spot, cost: spot.cost + OVERLAP * clash(name, spot, name.rank) }))
      found.set(name, costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot)
    }
  }
  // Remove labels of the lowest rank first.
  for (const name of [...ordered].reverse()) if (clash(name, found.get(name)!, -Infinity)) found.delete(name)
  return { found, cost: ordered.reduce((sum, name) => sum + (found.get(name)?.cost ?? MISSING * (name.rank + 1)), 0) }
}

/** Return the offset of each label's upper left corner from its space, by id. Null if there is no room. */
export function placeLabels(around: Around): Map<string, Point | null> {
  const { names } = around
  const spots = new Map(names.map((name) => [name, spotsOf(name, around)]))
  const ways = BEGINNINGS.map((before) => settled([...names].sort((one, other) => other.rank - one.rank || before(one, other)), spots))
  const { found } = ways.reduce((best, one) => (one.cost < best.cost ? one : best))
  return new Map(names.map((name) => {
    const box = found.get(name)?.box
    return [name.id, box ? { x: box.left - name.at.x, y: box.top - name.at.y } : null]
  }))
}
