/** Where something that is read beside the board stands, so that it never covers what is asked. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The page's head, the gap that everything keeps, and the least and the most that is worth having. */
const HEAD = 60
const GAP = 8
const NARROW = 250
const WIDE = 360
const LOW = 250

/** The room left beside the decision: to the right of it, above it, or to the left. Null where there is none. */
export function panelArea(asked: Box, width: number, height: number): Box | null {
  const right = width - GAP
  const whole = { top: HEAD, bottom: height - GAP }
  if (right - asked.right - GAP >= NARROW) return { ...whole, left: Math.max(asked.right + GAP, right - WIDE), right }
  // Above a column it is a part of that column.
  if (asked.top - GAP - HEAD >= LOW) return { left: Math.max(right - WIDE, asked.left > width / 2 ? asked.left : 0), right, top: HEAD, bottom: asked.top - GAP }
  if (asked.left - 2 * GAP >= NARROW) return { ...whole, left: Math.max(GAP, asked.left - GAP - WIDE), right: asked.left - GAP }
  return null
}
