/** Finds the things a coach mentions on the page, and the position for its bubble. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Spot = Pick<Box, 'left' | 'top'>
export type Size = Pick<Box, 'width' | 'height'>
/** A box with the cost of covering it. */
export interface Weighed {
  box: Box
  weight: number
}

const MARKS = ['option', 'spot', 'thing', 'about', 'card', 'piece', 'place', 'mission', 'hero'] as const
const GAP = 10
const STRIDE = 24

/** Return the element of a thing by any of its names, or a part of the board by class. Null if invisible. */
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

/** Return the visible part of an element, without what its list scrolled away. Null if there is none. */
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

/** Return the height of the largest band across the screen that covers none of these boxes. */
export function freeBand(lit: readonly Box[], screen: Box): number {
  let [from, most] = [screen.top, 0]
  for (const { top, height } of [...lit].sort((one, other) => one.top - other.top)) {
    most = Math.max(most, top - from)
    from = Math.max(from, top + height)
  }
  return Math.max(most, screen.top + screen.height - from) - 2 * GAP
}

/**
 * Return the position where a bubble of this size covers least. It stays where it is unless another position is clearly
 * better.
 */
export function roomFor(size: Size, screen: Box, shown: Weighed[], now: Spot | null): Spot {
  const hidden = (spot: Spot) => shown.reduce((sum, one) => sum + one.weight * shared({ ...spot, ...size }, one.box), 0)
  const right = screen.left + screen.width - size.width - GAP
  const bottom = screen.top + screen.height - size.height - GAP
  let best = { left: Math.min(screen.left + GAP, right), top: Math.max(screen.top + GAP, bottom) }
  let least = hidden(best)
  for (let top = bottom; top >= screen.top + GAP; top -= STRIDE) {
    // On a phone the bubble is as wide as the screen and has one horizontal position.
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

/** Return the shared area of two boxes. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
