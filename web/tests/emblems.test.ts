import { describe, expect, it } from 'vitest'
import { EMBLEMS } from '../src/games/splendor/emblems'
import { ids } from './components'

describe('emblems', () => {
  it.each(['characters', 'locations'])('exist for all %s', (kind) => {
    expect(ids('splendor', kind).length).toBeGreaterThan(7)
    expect(ids('splendor', kind).filter((id) => !EMBLEMS[id])).toEqual([])
  })
})
