import { beforeEach, describe, expect, it } from 'vitest'
import { nearest, moveFocus } from '../src/lib/arrow-keys'

describe('the nearest target in a direction', () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 100, y: row * 100 })))

  it('is the neighbour in a grid', () => {
    expect(nearest({ x: 100, y: 100 }, grid, 'ArrowRight')).toBe(5)
    expect(nearest({ x: 100, y: 100 }, grid, 'ArrowLeft')).toBe(3)
    expect(nearest({ x: 100, y: 100 }, grid, 'ArrowUp')).toBe(1)
    expect(nearest({ x: 100, y: 100 }, grid, 'ArrowDown')).toBe(7)
  })

  it('prefers a target straight ahead over a nearer one to the side', () => {
    expect(nearest({ x: 0, y: 0 }, [{ x: 60, y: 60 }, { x: 100, y: 0 }], 'ArrowRight')).toBe(1)
  })

  it('is null at the edge', () => {
    expect(nearest({ x: 200, y: 0 }, grid, 'ArrowRight')).toBeNull()
    expect(nearest({ x: 0, y: 0 }, [], 'ArrowDown')).toBeNull()
  })
})

describe('moving the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button id="plain"></button><button id="first" data-legal></button><button id="second" data-legal></button>'
    for (const button of document.querySelectorAll('button')) {
      Object.defineProperty(button, 'offsetParent', { value: document.body })
    }
  })

  it('starts at the first legal target and skips the others', () => {
    moveFocus('ArrowRight')
    expect(document.activeElement?.id).toBe('first')
  })

  it('does nothing without legal targets', () => {
    document.body.innerHTML = '<button id="plain"></button>'
    moveFocus('ArrowRight')
    expect(document.activeElement?.id).not.toBe('plain')
  })
})
