import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '../src/games/champions/content'
import { emblem, KINDS } from '../src/games/champions/emblems'
import { EMBLEMS } from '../src/games/splendor/emblems'
import { ids } from './components'

describe('emblems', () => {
  it.each(['characters', 'locations'])('exist for all %s', (kind) => {
    expect(ids('splendor', kind).length).toBeGreaterThan(7)
    expect(ids('splendor', kind).filter((id) => !EMBLEMS[id])).toEqual([])
  })
})

describe('emblems of Champions', () => {
  const folder = join(import.meta.dirname, '../../src/tableverse/games/champions/content')
  const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^- /m))
  const people = rows.flatMap((row) => {
    const [id, name, kind] = [/^id: ([a-z0-9-]+)/, /^ {2}name: \{en: "([^"]+)"/m, /^ {2}(?:kind|type): (hero|alter-ego|villain)$/m].map((field) => field.exec(row)?.[1])
    return id && name && kind ? [{ id, name, kind }] : []
  })

  it('distinguish every hero, alter-ego and villain', () => {
    expect(people.length).toBeGreaterThan(80)
    const drawn = new Map<string, Set<string>>()
    for (const { id, name, kind } of people) {
      const glyph = emblem({ id, kind, traits: [], resources: [] } as unknown as Card)
      expect(Object.values(KINDS), id).not.toContain(glyph)
      drawn.set(glyph, (drawn.get(glyph) ?? new Set()).add(name))
    }
    expect([...drawn].filter(([, names]) => names.size > 1).map(([glyph, names]) => [glyph, ...names])).toEqual([])
  })
})
