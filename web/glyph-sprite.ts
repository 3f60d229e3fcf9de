import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { GLYPHS as champions } from './src/games/champions/emblems.ts'
import { GLYPHS as dagger } from './src/games/dagger/emblems.ts'
import { GLYPHS as splendor } from './src/games/splendor/emblems.ts'
import { GLYPHS as united } from './src/games/united/emblems.ts'
import { SIGNS } from './src/parts/signs.ts'
import { GLYPHS as profile } from './src/lib/emblems.ts'

const MODULE = 'virtual:glyph-sprite'

/** Of the four thousand glyphs of game-icons, only those named in the client travel with it, as one SVG sprite. */
export function glyphSprite(): Plugin {
  return {
    name: 'glyph-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(sprite())}` : undefined),
  }
}

function sprite(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  const wanted = new Set([...Object.values(SIGNS), ...profile, ...dagger, ...champions, ...splendor, ...united])
  return [...wanted]
    .map((name) => {
      const icon = icons[name]
      if (!icon) throw new Error(`game-icons has no glyph called "${name}"`)
      return `<symbol id="glyph-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
    })
    .join('')
}
