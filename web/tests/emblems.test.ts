import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMBLEMS } from '../src/games/splendor/emblems'

describe('emblems', () => {
  it('exist for every character and place', () => {
    const folder = join(__dirname, '../../src/tableverse/games/splendor/content')
    for (const file of ['characters.yaml', 'locations.yaml']) {
      const ids = [...readFileSync(join(folder, file), 'utf8').matchAll(/^- \{id: ([a-z0-9-]+)/gm)].map((match) => match[1]!)
      expect(ids.length).toBeGreaterThan(7)
      expect(ids.filter((id) => !EMBLEMS[id])).toEqual([])
    }
  })
})
