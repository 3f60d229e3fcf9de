import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const assets = join(__dirname, '../../src/tableverse/server/static/assets')
const LIMIT = 150 * 1024

describe.skipIf(!existsSync(assets))('the built client', () => {
  it('loads less than 150 kB of scripts and styles, gzipped, icons and fonts aside', () => {
    const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file) && !file.includes('glyph-sprite'))
    const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
    console.info(`scripts and styles: ${(total / 1024).toFixed(1)} kB gzipped, both languages counted`)
    expect(files.length).toBeGreaterThan(2)
    expect(total).toBeLessThan(LIMIT)
  })
})
