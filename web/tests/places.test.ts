import { describe, expect, it } from 'vitest'
import { read } from '../src/lib/router.svelte'

describe('places', () => {
  it('are read from the address', () => {
    expect(read('/', '')).toEqual({ at: 'lobby' })
    expect(read('/table/abc', '')).toEqual({ at: 'table', table: 'abc' })
    expect(read('/replay/abc', '?move=12')).toEqual({ at: 'replay', table: 'abc', move: 12 })
    expect(read('/replay/abc', '?move=x')).toEqual({ at: 'replay', table: 'abc', move: null })
    expect(read('/decks/champions', '')).toEqual({ at: 'decks', game: 'champions' })
    expect(read('/learn/splendor', '', '#first-game')).toEqual({ at: 'learn', game: 'splendor', lesson: 'first-game' })
    expect(read('/nowhere', '')).toEqual({ at: 'lobby' })
  })
})
