/** The names of everything on the table in the reader's language, matching the server's `term`. */
import { parseReference } from '../../lib/references'
import type { ThingOf, FormatTerm } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { Names } from '../../lib/wire'
import type { Content, Kind, PlanFace, Printed } from './content'
import { SYMBOLS, type Symbol } from './view'

const THINGS: Record<string, Kind> = { hero: 'hero', place: 'location', threat: 'threat', gear: 'equipment', 'battle-plan': 'battle_plan', mission: 'mission' }
const ARGUMENTS: Record<string, Kind> = {
  hero: 'hero',
  place: 'location',
  'from-place': 'location',
  threat: 'threat',
  'other-threat': 'threat',
  gear: 'equipment',
  mission: 'mission',
  part: 'part',
}
const CARDS = ['hero_card', 'plan', 'super_hero', 'super_villain'] as const

export function nameOf(item: { name: Names } | undefined): string {
  return item?.name[texts.language] ?? ''
}

/** Return a Master Plan card's movement, as short as printed. */
export function movement(plan: PlanFace): string {
  return plan.spot.toUpperCase() || (plan.chase === 'clockwise' ? '↻' : plan.chase ? '↺' : String(plan.move))
}

export function symbolName(symbol: Symbol): string {
  return t(`united-token-kind-${symbol}`)
}

export function cardFace(content: Content, id: string): { kind: Kind; face: Printed } | null {
  for (const kind of CARDS) {
    const face = content[kind].get(id)
    if (face) return { kind, face }
  }
  return null
}

export function cardName(content: Content, id: string): string {
  return nameOf(cardFace(content, id)?.face) || id
}

/** Return the facts that distinguish cards of the same name: the symbols, or a plan's movement. */
export function cardLabel(content: Content, id: string): string {
  const name = cardName(content, id)
  const card = content.hero_card.get(id)
  const plan = content.plan.get(id)
  if (card?.texts.length || plan?.texts.length) return name
  const marks = card ? card.symbols.map(symbolName) : plan ? [movement(plan), ...(plan.bam ? [t('web-united-plan-bam')] : [])] : []
  return marks.length ? `${name} (${marks.join(', ')})` : name
}

/** Return the name of a thing: `hero:loki`, `thug@london`, `entry:4`, `villain`. */
export function thingName(content: Content, thing: string): string {
  const { kind, name, at } = parseReference(thing)
  if (at) return t(`united-token-${name}`, { place: nameOf(content.location.get(at)) })
  if (kind === 'card' || kind === 'super') return cardName(content, name)
  const named = THINGS[kind]
  if (named) return nameOf(content[named].get(name)) || name
  if (name === 'villain') return t('united-the-villain')
  if (kind === 'entry') return t('united-entry', { number: Number(name) + 1 })
  if (kind === 'seat') return t('united-seat', { number: Number(name) + 1 })
  return thing
}

/** Return the name of a set-up value: a Hero, a Villain, a Location, a card, or a word such as "random". */
export function valueName(content: Content, value: unknown): string {
  if (typeof value !== 'string') return String(value)
  if (texts.has(`united-value-${value}`)) return t(`united-value-${value}`)
  for (const kind of ['hero', 'villain', 'location', 'equipment', 'battle_plan', 'hero_card'] as const) {
    const item = content[kind].get(value)
    if (item) return nameOf(item)
  }
  return value
}

export function term(content: Content): FormatTerm {
  return (name, value) => {
    if (name === 'cards' && Array.isArray(value)) return texts.listing(value.map((card) => cardName(content, String(card))))
    if (typeof value !== 'string') return value
    if (name === 'thing' || name === 'origin') return thingName(content, value)
    if (name === 'card' || name === 'other-card' || name === 'super') return cardName(content, value)
    if (name === 'kind' && SYMBOLS.includes(value as Symbol)) return symbolName(value as Symbol)
    if (name === 'setting' || name === 'support') return t(`united-setting-${value}`)
    if (name === 'value') return valueName(content, value)
    const kind = ARGUMENTS[name]
    return kind ? nameOf(content[kind].get(value)) || value : value
  }
}

/** The facts that name things, with the kind of thing. */
const LINKS: Record<string, string> = { hero: 'hero', place: 'place', 'from-place': 'place', threat: 'threat', 'other-threat': 'threat', gear: 'gear', mission: 'mission', card: 'card', 'other-card': 'card', super: 'super' }

export function link(content: Content): ThingOf {
  return (name, value) => {
    if (typeof value !== 'string' || !value) return null
    if (name === 'thing' || name === 'origin') return ['entry', 'seat'].includes(parseReference(value).kind) || thingName(content, value) === value ? null : value
    return LINKS[name] ? `${LINKS[name]}:${value}` : null
  }
}
