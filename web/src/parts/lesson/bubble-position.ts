/** Where on the page the things are that a coach speaks of, and where there is room to say it. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Spot = Pick<Box, 'left' | 'top'>
export type Size = Pick<Box, 'width' | 'height'>
/** How much it matters that a box can be seen. */
export interface Weighed {
  box: Box
  weight: number
}

const MARKS = ['option', 'spot', 'thing', 'about', 'card', 'piece', 'place', 'mission', 'hero'] as const
const GAP = 10
const STRIDE = 24

/** The thing itself by any of its names, or else a part of the board by its class; null where it cannot be seen. */
export function find(reference: string, root: ParentNode = document): HTMLElement | null {
  const name = CSS.escape(reference)
  const classes = reference.split(' ').map((word) => `.${CSS.escape(word)}`)
  for (const selector of [...MARKS.map((mark) => `[data-${mark}="${name}"]`), `.board ${classes.join(' ')}`]) {
    for (const found of root.querySelectorAll<HTMLElement>(selector)) if (isSeen(found)) return found
  }
  return null
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && !element.closest('.ghost')
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The part of it that can be seen: not what a list has scrolled away. Null where nothing can. */
export function seenOf(element: HTMLElement): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return right - left > 4 && bottom - top > 4 ? { left, top, width: right - left, height: bottom - top } : null
}

/** How high something as wide as the screen can be that hides none of these. */
export function freeBand(lit: readonly Box[], screen: Box): number {
  let [from, most] = [screen.top, 0]
  for (const { top, height } of [...lit].sort((one, other) => one.top - other.top)) {
    most = Math.max(most, top - from)
    from = Math.max(from, top + height)
  }
  return Math.max(most, screen.top + screen.height - from) - 2 * GAP
}

/** The place on the screen where a bubble of that size hides least of what matters; where it is now, unless another is
 * clearly better. */
export function roomFor(size: Size, screen: Box, shown: Weighed[], now: Spot | null): Spot {
  const hidden = (spot: Spot) => shown.reduce((sum, one) => sum + one.weight * shared({ ...spot, ...size }, one.box), 0)
  const right = screen.left + screen.width - size.width - GAP
  const bottom = screen.top + screen.height - size.height - GAP
  let best = { left: Math.min(screen.left + GAP, right), top: Math.max(screen.top + GAP, bottom) }
  let least = hidden(best)
  for (let top = bottom; top >= screen.top + GAP; top -= STRIDE) {
    // On a phone a bubble is as wide as the screen: then it has one place only, from side to side.
    for (let left = Math.min(screen.left + GAP, right); left <= right; left += STRIDE) {
      const cost = hidden({ left, top })
      if (cost < least - 1) {
        least = cost
        best = { left, top }
      }
    }
  }
  const fits = now && now.left <= right && now.top <= bottom && now.top >= screen.top
  return fits && hidden(now) <= least * 1.2 + STRIDE * STRIDE ? now : best
}

/** How much two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
