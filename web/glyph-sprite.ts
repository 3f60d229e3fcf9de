import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { GLYPHS as champions } from './src/games/champions/emblems.ts'
import { GLYPHS as dagger } from './src/games/dagger/emblems.ts'
import { GLYPHS as splendor } from './src/games/splendor/emblems.ts'
import { GLYPHS as united } from './src/games/united/emblems.ts'
import { DOOR_EMBLEMS, ICONS } from './src/parts/icons.ts'
import { GLYPHS as profile } from './src/lib/emblems.ts'

const MODULE = 'virtual:glyph-sprite/'
/** The glyphs of all pages. Each game has its own sprite beside it. */
const SHELL = new Set([...Object.values(ICONS), ...Object.values(DOOR_EMBLEMS).flat(), ...profile])
const SPRITES: Record<string, Iterable<string>> = { shell: SHELL, champions, dagger, splendor, united }

/**
 * Return the plugin that builds the sprites: only the glyphs the client names out of the four thousand of game-icons,
 * in one file for all pages and one per game.
 */
export function glyphSprite(): Plugin {
  return {
    name: 'glyph-sprite',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${MODULE}`) ? `export default ${JSON.stringify(sprite(id.slice(MODULE.length + 1)))}` : undefined),
  }
}

export function sprite(of: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  const wanted = [...new Set(SPRITES[of])].filter((name) => of === 'shell' || !SHELL.has(name))
  return Object.fromEntries(
    wanted.map((name) => {
      const icon = icons[name]
      if (!icon) throw new Error(`game-icons has no glyph called "${name}"`)
      return [name, icon.body]
    }),
  )
}
