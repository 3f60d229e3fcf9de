import { expect, it } from 'vitest'
import { applyZoom, zoom, zoomKey } from '../src/lib/zoom'

it('zooms in steps within limits', () => {
  expect(zoom(100, 1)).toBe(110)
  expect(zoom(160, 1)).toBe(160)
  expect(zoom(70, -1)).toBe(70)
})

it('has separate keys for the board and the hand', () => {
  expect(['+', '=', '-', '>', '<', '1'].map((key) => zoomKey(key)?.join(' '))).toEqual(['board 1', 'board 1', 'board -1', 'hand 1', 'hand -1', undefined])
})

it('sets the styles’ factor, and no attribute at the normal size', () => {
  const attributes = new Map<string, string>()
  const styles = new Map<string, string>()
  const root = { setAttribute: attributes.set.bind(attributes), removeAttribute: attributes.delete.bind(attributes), style: { setProperty: styles.set.bind(styles) } } as unknown as HTMLElement
  applyZoom(root, 'board', 130)
  applyZoom(root, 'hand', 80)
  expect([...attributes]).toEqual([['data-board-zoom', 'in'], ['data-hand-zoom', 'out']])
  applyZoom(root, 'board', 100)
  expect([...attributes.keys()]).toEqual(['data-hand-zoom'])
  expect([...styles]).toEqual([['--board-zoom', '1'], ['--hand-zoom', '0.8']])
})
