/** The pictures of glossary terms: `sign.thug`. */
import type { Picture } from '../../lib/rules/book'
import { SIGN } from './emblems'

const TONES: Record<string, [tone: string, ink: string]> = {
  move: ['var(--green)', 'var(--white)'],
  attack: ['var(--red)', 'var(--white)'],
  heroic: ['var(--sun)', 'var(--ink)'],
  wild: ['var(--violet)', 'var(--white)'],
  thug: ['var(--red)', 'var(--white)'],
  civilian: ['var(--blue)', 'var(--white)'],
  doombot: ['var(--grey)', 'var(--white)'],
  health: ['var(--crimson)', 'var(--white)'],
  crisis: ['var(--amber)', 'var(--ink)'],
  threat: ['var(--amber)', 'var(--ink)'],
}

/** Symbols on cards. "Move to any Location" at the beginning of a sentence is an instruction and no symbol. */
const SYMBOLS = ['move', 'attack', 'heroic', 'wild']
const TOKENS = ['thug', 'civilian', 'crisis', 'doombot']
const CAPITAL = /^\p{Lu}/u

function inText(key: string): Picture['inText'] {
  if (TOKENS.includes(key)) return (found) => CAPITAL.test(found)
  return SYMBOLS.includes(key) ? (found, before) => CAPITAL.test(found) && /[^.:;!?]\s$/u.test(before) : undefined
}

export function picture(name: string): Picture | null {
  const [group, key = ''] = name.split('.')
  const glyph = (SIGN as Record<string, string>)[key]
  if (group !== 'sign' || !glyph) return null
  const [tone, ink] = TONES[key] ?? ['var(--bark)', 'var(--white)']
  return { glyph, tone, ink, inText: inText(key) }
}
