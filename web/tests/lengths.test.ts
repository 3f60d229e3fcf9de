/** One idea per file: a component that has grown long is two. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
const MOST = 300

it('no component has more than 300 lines', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'))
  const long = files.map((name) => [name, readFileSync(join(SOURCE, name), 'utf8').split('\n').length - 1] as const).filter(([, lines]) => lines > MOST)
  expect(files.length).toBeGreaterThan(100)
  expect(long).toEqual([])
})
