/** All texts about a thing on the table, for the enlarged card and the preview. */
import { parseReference } from '../../lib/references'
import { t, texts } from '../../lib/texts.svelte'
import { heroLook, placeLook, SIGN, villainLook } from './emblems'
import type { Content, Printed } from './content'
import type { ChangeView, Symbol, UnitedView } from './view'
import { cardFace, nameOf, thingName } from './words'

export interface About {
  title: string
  /** The thing's type: "Threat", "Equipment". */
  kind: string
  glyph: string
  tone: string
  symbols: Symbol[]
  lines: { label: string; text: string }[]
  source: string
  /** The pack that the thing comes from. */
  pack?: string
}

const CALM = 'var(--united-calm)'

function printed(face: Printed): Pick<About, 'title' | 'lines' | 'source' | 'pack'> {
  return {
    title: nameOf(face),
    lines: face.texts.map((text) => ({ label: t(`web-united-role-${text.role}`), text: text[texts.language] })),
    source: face.source,
    pack: face.pack,
  }
}

/** Return the causes of a changed number with their amounts, as the server reports them. */
function changed(content: Content, changes: ChangeView[]): About['lines'] {
  const lines = changes.map(({ stat, origin, amount }) => {
    const key = `web-united-origin-${origin}`
    return t(`web-united-change-${stat}`, { amount: `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`, origin: texts.has(key) ? t(key) : thingName(content, origin) })
  })
  return lines.length ? [{ label: t('web-united-changed'), text: lines.join('; ') }] : []
}

function aboutCard(content: Content, id: string): About | null {
  const found = cardFace(content, id)
  if (!found) return null
  const base = printed(found.face)
  if (found.kind === 'hero_card') {
    const card = content.hero_card.get(id)!
    const notes = [card.starting && 'starting', card.bottom && 'bottom'].filter((note) => note !== false)
    return {
      ...base,
      kind: t('web-united-card-of', { hero: nameOf(content.hero.get(card.hero)) }),
      ...heroLook(card.hero),
      symbols: card.symbols,
      lines: [...base.lines, ...notes.map((note) => ({ label: '', text: t(`web-united-note-${note}`) }))],
    }
  }
  if (found.kind === 'plan') {
    const plan = content.plan.get(id)!
    const way = plan.spot ? t('web-united-to-spot', { letter: plan.spot.toUpperCase() }) : plan.chase ? t(`web-united-chase-${plan.chase}`) : t('web-united-moves', { count: plan.move })
    const adds = plan.add.map((tokens, index) => {
      const what = Object.entries(tokens).map(([kind, count]) => t(`web-united-some-${kind}`, { count }))
      return what.length ? { label: '', text: t(`web-united-adds-${['before', 'here', 'after'][index]}`, { what: texts.listing(what) }) } : null
    })
    return {
      ...base,
      kind: t('web-united-plan'),
      ...villainLook(plan.villain),
      symbols: [],
      lines: [{ label: '', text: way }, ...(plan.bam ? [{ label: '', text: t('web-united-plan-bam') }] : []), ...base.lines, ...adds.filter((line) => line !== null)],
    }
  }
  return { ...base, kind: t(found.kind === 'super_hero' ? 'web-united-super-hero' : 'web-united-super-villain'), glyph: SIGN.super, tone: found.kind === 'super_hero' ? 'var(--united-super-hero)' : 'var(--united-super-villain)', symbols: [] }
}

function aboutVillain(content: Content, view: UnitedView): About | null {
  const sheet = content.villain.get(view.villain)
  if (!sheet) return null
  const base = printed(sheet)
  return { ...base, kind: t('web-united-villain'), ...villainLook(sheet.id), symbols: [], lines: [...victory(content, view).map((text) => ({ label: '', text })), ...changed(content, view.changes), ...base.lines] }
}

/** Return how the Heroes win and lose against this Villain. */
export function victory(content: Content, view: UnitedView): string[] {
  const sheet = content.villain.get(view.villain)
  if (!sheet) return []
  const goal = parseReference(sheet.goal).kind === 'threat' ? t('web-united-goal-threat', { threat: thingName(content, sheet.goal) }) : sheet.goal ? t('web-united-goal-missions') : ''
  // Off the table, show the printed numbers for each number of Heroes.
  const printed = view.health < 0 && sheet.health.length > 0
  return [
    ...(printed ? [t('web-united-health-by-heroes', { numbers: sheet.health.join(', ') })] : []),
    ...(view.health >= 0 || printed ? [t('web-united-goal-defeat')] : []),
    ...(goal ? [goal] : []),
    ...sheet.plot.map((plot) => t(`web-united-plot-${plot}`, { track: view.track_end || [...new Set(sheet.track)].join(' / ') })),
  ]
}

/** Return a thing's text under one heading, such as a Location's effect at the end of a turn. */
export function saidOf(content: Content, view: UnitedView, thing: string, role: string): string {
  const { kind, name } = parseReference(thing)
  const faces: Record<string, Printed | undefined> = { place: content.location.get(name), gear: content.equipment.get(name), threat: content.threat.get(name) }
  const card = kind === 'entry' ? (view.storyline[Number(name)]?.card ?? '') : name
  const face = faces[kind] ?? cardFace(content, card)?.face
  const found = (face?.texts ?? []).filter((text) => text.role === role)
  return found.map((text) => text[texts.language]).join(' ')
}

export function about(content: Content, view: UnitedView, thing: string): About | null {
  const { kind, name: id, at } = parseReference(thing)
  if (at) {
    const glyph = SIGN[id as keyof typeof SIGN] ?? SIGN.thug
    return { title: thingName(content, thing), kind: t('web-united-token'), glyph, tone: CALM, symbols: [], lines: [{ label: '', text: t(`web-united-about-${id}`) }], source: '' }
  }
  switch (kind || id) {
    case 'card':
    case 'super':
      return aboutCard(content, id)
    case 'entry': {
      const entry = view.storyline[Number(id)]
      return entry?.card ? aboutCard(content, entry.card) : null
    }
    case 'villain':
      return aboutVillain(content, view)
    case 'companion':
      return { title: t('web-united-companion'), kind: t('web-united-token'), glyph: SIGN.companion, tone: CALM, symbols: [], lines: [{ label: '', text: t('web-united-about-companion') }], source: '' }
    case 'mission': {
      const mission = content.mission.get(id)
      return mission ? { ...printed(mission), kind: t('web-united-mission'), glyph: SIGN[id as keyof typeof SIGN] ?? SIGN.heroic, tone: 'var(--united-super-hero)', symbols: [], lines: [{ label: '', text: t(`web-united-about-${id}`) }, { label: '', text: t('web-united-about-missions') }] } : null
    }
    case 'hero': {
      const hero = content.hero.get(id)
      return hero ? { ...printed(hero), kind: t('web-united-hero'), ...heroLook(id), symbols: [] } : null
    }
    case 'place': {
      const place = content.location.get(id)
      const base = place && printed(place)
      const now = changed(content, view.places.find((one) => one.id === id)?.changes ?? [])
      return base ? { ...base, lines: [...now, ...base.lines], kind: t('web-united-location'), ...placeLook(id), symbols: [] } : null
    }
    case 'threat': {
      const threat = content.threat.get(id)
      const need = threat && (threat.henchman ? t('web-united-clear-henchman') : t('web-united-clear-slots'))
      const health = threat?.henchman ? [{ label: '', text: t(threat.health_per_hero ? 'web-united-health-per-hero' : 'web-united-health', { count: threat.health }) }] : []
      return threat ? { ...printed(threat), kind: t(threat.henchman ? 'web-united-henchman' : 'web-united-threat'), glyph: SIGN.threat, tone: 'var(--crimson)', symbols: threat.clear, lines: [...health, ...changed(content, view.threats.find((one) => one.id === id)?.changes ?? []), ...printed(threat).lines, { label: '', text: need ?? '' }] } : null
    }
    case 'gear': {
      const gear = content.equipment.get(id)
      return gear ? { ...printed(gear), kind: t('web-united-equipment'), glyph: SIGN.gear, tone: 'var(--united-gear)', symbols: [] } : null
    }
    case 'battle-plan': {
      const plan = content.battle_plan.get(id)
      return plan ? { ...printed(plan), kind: t('web-united-battle-plan', { cost: plan.cost }), glyph: SIGN.battle, tone: 'var(--united-battle-plan)', symbols: [] } : null
    }
  }
  return null
}
