/** The free area for a panel beside the board that never covers the decision. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The height of the page header, the gap around everything, and the smallest and largest useful sizes. */
const HEAD = 60
const GAP = 8
const NARROW = 250
const WIDE = 360
const LOW = 250

/** Return the free area to the right of the decision, above it, or to its left. Null if there is none. */
export function panelArea(asked: Box, width: number, height: number): Box | null {
  const right = width - GAP
  const whole = { top: HEAD, bottom: height - GAP }
  if (right - asked.right - GAP >= NARROW) return { ...whole, left: Math.max(asked.right + GAP, right - WIDE), right }
  // Above a narrow column, the panel stays within that column.
  if (asked.top - GAP - HEAD >= LOW) return { left: Math.max(right - WIDE, asked.left > width / 2 ? asked.left : 0), right, top: HEAD, bottom: asked.top - GAP }
  if (asked.left - 2 * GAP >= NARROW) return { ...whole, left: Math.max(GAP, asked.left - GAP - WIDE), right: asked.left - GAP }
  return null
}
