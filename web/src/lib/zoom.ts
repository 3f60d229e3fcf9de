/** Board and hand are made larger and smaller apart from each other, on this device: in hundredths of what they are. */
export type Zoomed = 'board' | 'hand'

export const ZOOMED: Zoomed[] = ['board', 'hand']
export const AS_IT_IS = 100
const STEP = 10
const SMALLEST = 70
const LARGEST = 160

/** One step nearer (1) or further away (-1), as far as that goes. */
export const zoom = (now: number, by: number) => Math.min(LARGEST, Math.max(SMALLEST, now + by * STEP))

const KEYS: Record<string, [Zoomed, number]> = { '+': ['board', 1], '=': ['board', 1], '-': ['board', -1], '>': ['hand', 1], '<': ['hand', -1] }

/** What a key makes larger or smaller, if anything. */
export const zoomKey = (key: string): [Zoomed, number] | undefined => KEYS[key]

/** For the styles of boards: how large, and whether that is more or less than usual. */
export function applyZoom(root: HTMLElement, of: Zoomed, now: number): void {
  root.style.setProperty(`--${of}-zoom`, String(now / AS_IT_IS))
  if (now === AS_IT_IS) root.removeAttribute(`data-${of}-zoom`)
  else root.setAttribute(`data-${of}-zoom`, now > AS_IT_IS ? 'in' : 'out')
}
