import { describe, expect, it } from 'vitest'
import { parsePlace } from '../src/lib/router.svelte'

describe('URL paths', () => {
  it('are parsed from the address', () => {
    expect(parsePlace('/', '')).toEqual({ at: 'lobby' })
    expect(parsePlace('/table/abc', '')).toEqual({ at: 'table', table: 'abc' })
    expect(parsePlace('/replay/abc', '?move=12')).toEqual({ at: 'replay', table: 'abc', move: 12 })
    expect(parsePlace('/replay/abc', '?move=x')).toEqual({ at: 'replay', table: 'abc', move: null })
    expect(parsePlace('/decks/champions', '')).toEqual({ at: 'decks', game: 'champions' })
    expect(parsePlace('/learn/splendor', '', '#first-game')).toEqual({ at: 'learn', game: 'splendor', lesson: 'first-game' })
    expect(parsePlace('/nowhere', '')).toEqual({ at: 'lobby' })
  })
})
