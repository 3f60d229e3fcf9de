import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const built = join(__dirname, '../../src/tableverse/server/static')
const LIMIT = 150 * 1024

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

describe.skipIf(!existsSync(join(built, '.vite/manifest.json')))('the built client', () => {
  const chunks = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const page = Object.keys(chunks).find((name) => chunks[name]!.name === 'app')!
  const games = Object.keys(chunks).filter((name) => /^src\/games\/[a-z]+\/index\.ts$/.test(name))

  /** Collect a chunk and everything it imports statically. */
  function needs(name: string, found = new Set<string>()): Set<string> {
    const chunk = chunks[name]!
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) found.add(file)
    for (const other of chunk.imports ?? []) needs(other, found)
    return found
  }

  it.each(games)('loads less than 150 kB of scripts and styles for %s, gzipped, icons and fonts aside', (game) => {
    const title = game.split('/')[2]!
    const texts = Object.keys(chunks).filter((name) => name.includes('lib/locale.') || name.endsWith(`/${title}.ftl?raw`))
    const files = [page, game, ...texts].reduce((found, name) => needs(name, found), new Set<string>())
    const total = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0)
    console.info(`${title}: ${(total / 1024).toFixed(1)} kB gzipped, both languages counted`)
    expect(files.size).toBeGreaterThan(4)
    expect(total).toBeLessThan(LIMIT)
  })

  it('is measured for every game', () => {
    expect(games.length).toBeGreaterThan(0)
  })
})
