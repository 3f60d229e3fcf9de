/** Limits the length of files, so that long ones are split. Generated files are exempt. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

it.each([
  ['.svelte', 300, 100],
  ['.ts', 500, 60],
])('no %s file has more than %i lines', (ending, most, known) => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  const read = files.map((name) => [name, readFileSync(join(SOURCE, name), 'utf8').split('\n')] as const)
  const long = read.filter(([, lines]) => lines.length - 1 > most && !lines[0]!.includes('Written by `make types`')).map(([name]) => name)
  expect(files.length).toBeGreaterThan(known)
  expect(long).toEqual([])
})
