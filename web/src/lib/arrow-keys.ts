/** Keyboard navigation: an arrow key moves the focus to the nearest target in its direction. */

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Box {
  x: number
  y: number
}

const STEPS: Record<ArrowKey, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function isArrowKey(key: string): key is ArrowKey {
  return key in STEPS
}

/** Return the index of the nearest box in the direction, or null. Sideways distance counts double. */
export function nearest(from: Box, boxes: Box[], direction: ArrowKey): number | null {
  const [dx, dy] = STEPS[direction]
  let best: number | null = null
  let shortest = Infinity
  boxes.forEach((box, index) => {
    const ahead = (box.x - from.x) * dx + (box.y - from.y) * dy
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx)
    if (ahead <= 1) return
    const distance = ahead + aside * 2
    if (distance < shortest) {
      shortest = distance
      best = index
    }
  })
  return best
}

/** Move the focus among the visible targets that can be chosen. */
export function moveFocus(direction: ArrowKey, root: ParentNode = document): void {
  const targets = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((target) => target.offsetParent !== null)
  const first = targets[0]
  if (!first) return
  const current = targets.find((target) => target === document.activeElement)
  if (!current) {
    first.focus()
    return
  }
  const centre = (target: HTMLElement): Box => {
    const box = target.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const next = nearest(centre(current), targets.map(centre), direction)
  if (next !== null) {
    targets[next]?.focus()
    targets[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
