/** The pictures of glossary terms: `mark.strengthened`, `face.wild`, `action.rest`. */
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

/** Symbols drawn in texts: results, actions, conditions. Verbs with the same name stay plain. */
const IN_TEXT: Record<string, RegExp> = {
  face: /result|resultado|wild|comod/i,
  action: /action|acción|MOVE|MUEVE/,
  icon: /^/,
}
const MARKS_IN_TEXT: Record<string, RegExp> = { life: /^(RECOVER|RECUPERAR?)$/, charge: /^(CHARGE|CARGAR?)$/, empowered: /^(EMPOWERED|POTENCIADA)$/, strengthened: /^/, vulnerable: /^/, stunned: /^/, bifrost: /^/ }

export function picture(name: string): Picture | null {
  const [group = '', key = ''] = name.split('.')
  const glyph = GROUPS[group]?.[key]
  if (!glyph) return null
  const [tone, ink] = TONES[key] ?? (group === 'face' ? ['var(--paper)', 'var(--ink)'] : ['var(--bark)', 'var(--white)'])
  const written = group === 'mark' ? MARKS_IN_TEXT[key] : IN_TEXT[group]
  return { glyph, tone, ink, inText: written && ((found) => written.test(found)) }
}
