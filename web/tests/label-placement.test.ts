/** The labels of D.A.G.G.E.R.'s map never overlap. */
import { describe, expect, it } from 'vitest'
import { common, placeLabels, type Name } from '../src/games/dagger/label-placement'

const name = (id: string, x: number, y: number, rank = 1, width = 80): Name => ({ id, at: { x, y }, width, height: 16, below: 14, radius: 14, rank })

function boxes(names: Name[], wide = 600, pieces: Parameters<typeof placeLabels>[0]['pieces'] = []) {
  const placed = placeLabels({ wide, names, pieces })
  return names.flatMap(({ id, at, width, height }) => {
    const spot = placed.get(id)
    return spot ? [{ id, left: at.x + spot.x, top: at.y + spot.y, right: at.x + spot.x + width, bottom: at.y + spot.y + height }] : []
  })
}

const overlapping = (all: ReturnType<typeof boxes>) => all.flatMap((one, index) => all.slice(index + 1).filter((other) => common(one, other) > 0).map((other) => `${one.id}/${other.id}`))

describe('labels of spaces', () => {
  it('stand centred below their spaces if nothing is in the way', () => {
    expect(placeLabels({ wide: 600, names: [name('a', 300, 100)], pieces: [] }).get('a')).toEqual({ x: -40, y: 14 })
  })

  it('avoid each other and stay on the map', () => {
    const near = boxes([name('a', 500, 300), name('b', 560, 304)])
    expect(near).toHaveLength(2)
    expect(overlapping(near)).toEqual([])
    expect(boxes([name('a', 5, 100), name('b', 595, 100)]).map(({ left, right }) => left >= 0 && right <= 600)).toEqual([true, true])
  })

  it('are left out where there is no room, the least important first', () => {
    const crowd = [...Array(6).keys()].map((index) => name(`city-${index}`, 100 + 3 * index, 100 + 2 * index))
    const shown = boxes([...crowd, name('base', 105, 104, 2), name('ocean', 107, 103, 0)], 200)
    expect(overlapping(shown)).toEqual([])
    const ids = shown.map(({ id }) => id)
    expect(ids).toContain('base')
    expect(ids).not.toContain('ocean')
  })

  it('move to the side without a piece', () => {
    const piece = (x: number) => ({ left: x - 20, right: x + 20, top: 100, bottom: 140 })
    const taken = name('base', 300, 100, 2) // at the same position, so the city's label must stand beside it or below nothing of it
    const beside = (x: number) => boxes([taken, name('city', 300, 102)], 600, [piece(x)]).find(({ id }) => id === 'city')!.left
    expect(beside(360)).toBeLessThan(300)
    expect(beside(240)).toBeGreaterThanOrEqual(300)
  })
})
