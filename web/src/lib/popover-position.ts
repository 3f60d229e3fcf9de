/** Positions a popover near its anchor without covering anything that can be chosen. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const AWAY = 14
const MARGIN = 8
/** The distance between the positions tried. */
const STEP = 32

const common = (from: number, to: number, other: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, other))

/**
 * Return the position that covers least. `box` is the anchor, and `taken` are the boxes of things that can be chosen.
 */
export function popoverPosition(box: Box, width: number, height: number, taken: Box[]): { left: number; top: number } {
  const [right, bottom] = [Math.max(MARGIN, innerWidth - width - MARGIN), Math.max(MARGIN, innerHeight - height - MARGIN)]
  const within = (left: number, top: number) => ({ left: Math.min(right, Math.max(MARGIN, left)), top: Math.min(bottom, Math.max(MARGIN, top)) })
  const [middle, centre] = [(box.top + box.bottom - height) / 2, (box.left + box.right - width) / 2]
  const tried = [within(box.right + AWAY, middle), within(box.left - AWAY - width, middle), within(centre, box.top - AWAY - height), within(centre, box.bottom + AWAY)]
  for (let left = MARGIN; left <= right; left += STEP) for (let top = MARGIN; top <= bottom; top += STEP) tried.push({ left, top })
  const away = (spot: { left: number; top: number }) => Math.hypot(spot.left - centre, spot.top - middle)
  const covers = (spot: { left: number; top: number }) =>
    [box, ...taken].reduce((sum, one) => sum + common(spot.left, spot.left + width, one.left, one.right) * common(spot.top, spot.top + height, one.top, one.bottom), 0)
  return tried.map((spot, at) => ({ spot, covers: covers(spot), away: at < 4 ? at - 4 : away(spot) })).reduce((best, one) => (one.covers < best.covers || (one.covers === best.covers && one.away < best.away) ? one : best)).spot
}
