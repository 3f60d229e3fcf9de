/** The pictures of glossary terms: `status.stunned`, `icon.hazard`, `resource.wild`, `kind.minion`. */
import type { Picture } from '../../lib/rules/book'
import { ICONS, KINDS, MARKS, RESOURCES, RESOURCE_INKS, RESOURCE_TONES, STATS, STATUSES } from './emblems'

const GROUPS: Record<string, Record<string, string>> = { status: STATUSES, icon: ICONS, resource: RESOURCES, stat: STATS, mark: MARKS, kind: KINDS }
const STATUS_TONES: Record<string, string> = { stunned: 'var(--sun)', confused: 'var(--violet)', tough: 'var(--green)' }
const MARK_TONES: Record<string, string> = { boost: 'var(--crimson)', threat: 'var(--crimson)', damage: 'var(--crimson)' }

/**
 * Icons drawn in texts: resources (but not counters named after one), scheme and boost icons, and stats written in
 * letters.
 */
const IN_TEXT: Record<string, Picture['inText']> = {
  resource: (_found, before, after) => !/^ (counter|contador)/.test(after) && !/contador(es)? de $/.test(before),
  icon: () => true,
  stat: (found) => found === found.toUpperCase(),
  mark: (found) => /boost|aumento/i.test(found),
}

export function picture(name: string): Picture | null {
  const [group = '', key = ''] = name.split('.')
  const glyph = GROUPS[group]?.[key]
  if (!glyph) return null
  const inText = IN_TEXT[group]
  if (group === 'resource') return { glyph, tone: RESOURCE_TONES[key]!, ink: RESOURCE_INKS[key]!, inText: key === 'any' ? undefined : inText }
  if (group === 'status') return { glyph, tone: STATUS_TONES[key]!, ink: key === 'stunned' ? 'var(--ink)' : 'var(--white)' }
  return { glyph, tone: MARK_TONES[key] ?? (group === 'icon' ? 'var(--amber)' : 'var(--bark)'), ink: group === 'icon' ? 'var(--ink)' : 'var(--white)', inText }
}
