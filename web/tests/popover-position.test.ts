import { describe, expect, it } from 'vitest'
import { popoverPosition } from '../src/lib/popover-position'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const meets = (one: ReturnType<typeof box>, other: ReturnType<typeof box>) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('a popover', () => {
  const width = 264
  const height = 360
  const at = (about: ReturnType<typeof box>, taken: ReturnType<typeof box>[]) => {
    const { left, top } = popoverPosition(about, width, height, taken)
    return box(left, top, width, height)
  }

  it('stands to the right of its anchor if that is free', () => {
    const about = box(100, 100, 80, 80)
    expect(at(about, [about]).left).toBe(about.right + 14)
  })

  it('covers nothing that can be chosen while there is free room', () => {
    const about = box(100, 300, 80, 80)
    const taken = [about, box(200, 200, 240, 300), box(0, 600, innerWidth, 168)]
    const shown = at(about, taken)
    for (const one of taken) expect(meets(shown, one)).toBe(false)
    expect(shown.right).toBeLessThanOrEqual(innerWidth)
    expect(shown.bottom).toBeLessThanOrEqual(innerHeight)
  })

  it('stays in the window without free room', () => {
    const shown = at(box(0, 0, innerWidth, innerHeight), [])
    expect(shown.left).toBeGreaterThanOrEqual(0)
    expect(shown.bottom).toBeLessThanOrEqual(innerHeight)
  })
})
