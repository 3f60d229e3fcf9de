/** What the terms of the glossary look like: `mark.strengthened`, `face.wild`, `action.rest`. */
import type { Picture } from '../../lib/rules/book'
import { ACTION_GLYPHS, FACES, ICONS, MARKS } from './emblems'

const GROUPS: Record<string, Record<string, string>> = { mark: MARKS, face: FACES, action: ACTION_GLYPHS, icon: ICONS }
const TONES: Record<string, [tone: string, ink: string]> = {
  life: ['var(--crimson)', 'var(--white)'],
  threat: ['var(--crimson)', 'var(--white)'],
  invaded: ['var(--crimson)', 'var(--white)'],
  normal: ['var(--sky)', 'var(--ink)'],
  empowered: ['var(--sun)', 'var(--ink)'],
  strengthened: ['var(--green)', 'var(--white)'],
  vulnerable: ['var(--violet)', 'var(--white)'],
}

export function picture(name: string): Picture | null {
  const [group = '', key = ''] = name.split('.')
  const glyph = GROUPS[group]?.[key]
  if (!glyph) return null
  const [tone, ink] = TONES[key] ?? (group === 'face' ? ['var(--paper)', 'var(--ink)'] : ['var(--bark)', 'var(--white)'])
  return { glyph, tone, ink }
}
