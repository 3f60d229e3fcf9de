/** Separate zoom levels of the board and the hand on this device, in percent. */
export type Zoomed = 'board' | 'hand'

export const ZOOMED: Zoomed[] = ['board', 'hand']
export const AS_IT_IS = 100
const STEP = 10
const SMALLEST = 70
const LARGEST = 160

/** Zoom one step in (1) or out (-1), within the limits. */
export const zoom = (now: number, by: number) => Math.min(LARGEST, Math.max(SMALLEST, now + by * STEP))

const KEYS: Record<string, [Zoomed, number]> = { '+': ['board', 1], '=': ['board', 1], '-': ['board', -1], '>': ['hand', 1], '<': ['hand', -1] }

/** Return the target and direction of a zoom key, or undefined. */
export const zoomKey = (key: string): [Zoomed, number] | undefined => KEYS[key]

/** Set the zoom for the styles of boards: the factor, and whether it is above or below normal. */
export function applyZoom(root: HTMLElement, of: Zoomed, now: number): void {
  root.style.setProperty(`--${of}-zoom`, String(now / AS_IT_IS))
  if (now === AS_IT_IS) root.removeAttribute(`data-${of}-zoom`)
  else root.setAttribute(`data-${of}-zoom`, now > AS_IT_IS ? 'in' : 'out')
}
