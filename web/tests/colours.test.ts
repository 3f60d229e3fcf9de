/** Literal colours occur only in tokens.css, the games' palettes and their emblems. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
const COLOUR = /(?<![&\w(])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i
const PALETTES = /(^tokens\.css|palette\.css|emblems\.ts)$/

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts|css)$/.test(name))

describe('colours', () => {
  it('are recognized as literals', () => {
    for (const text of ['color: #fff;', 'fill="#16100c"', 'rgb(0 0 0 / 0.5)', 'background: #7b2bc266']) expect(text).toMatch(COLOUR)
    for (const text of ['{#each cards as card}', 'url(#map-waves)', 'var(--red)', '&#39;', 'href="#top-of-page"']) expect(text).not.toMatch(COLOUR)
  })

  it('have names everywhere else', () => {
    const literal = files
      .filter((name) => !PALETTES.test(name))
      .flatMap((name) => readFileSync(join(SOURCE, name), 'utf8').split('\n').flatMap((line, at) => (COLOUR.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])))
    expect(literal).toEqual([])
  })

  it('referred to by name exist', () => {
    const text = files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n')
    const known = new Set([...text.matchAll(/(--[a-z][\w-]*)\s*:/g)].map((found) => found[1]!))
    const asked = new Set([...text.matchAll(/var\((--[a-z][\w-]*)\s*\)/g)].map((found) => found[1]!))
    expect([...asked].filter((name) => !known.has(name))).toEqual([])
  })
})
