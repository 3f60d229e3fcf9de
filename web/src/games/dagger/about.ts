/** All texts about a thing on the table, in the reader's language. */
import { capitalize } from '../../lib/capitalize'
import { parseReference } from '../../lib/references'
import { t, texts } from '../../lib/texts.svelte'
import type { Names } from '../../lib/wire'
import { ACTION_GLYPHS, ASPECTS, BASE_GLYPHS, enemyGlyph, HEROES, MARKS, NEMESES } from './emblems'
import { ACTIONS, ATTRIBUTES, THREAT, THREAT_LIMIT, type AspectSide, type Card, type Content, type MissionCard, type Said, type Space } from './content'
import { lifeLeft } from './remaining-life'
import type { ChangeView, DaggerView } from './view'
import { nameOf, read } from './words'

export interface About {
  title: string
  kind: string
  glyph: string
  /** Whether the thing is reconstructed in the style of the published cards. */
  reconstructed: boolean
  /** The pack that the thing comes from. */
  pack: string | undefined
  facts: string[]
  paragraphs: { title: string; text: string }[]
}

export function about(content: Content, view: DaggerView, id: string): About | null {
  return (
    aboutThreat(content, view, id) ??
    aboutText(content, view, id) ??
    aboutHero(content, view, id) ??
    aboutAspect(content, id) ??
    aboutEnemy(content, view, id) ??
    aboutMission(content, view, id) ??
    aboutCard(content, view, id) ??
    aboutEvent(content, id) ??
    aboutSpace(content, view, id)
  )
}

function sheet(card: Card, kind: string, glyph: string, facts: string[], paragraphs: About['paragraphs']): About {
  return { title: read(card.name), kind, glyph, reconstructed: card.source === 'reconstructed', pack: card.pack, facts, paragraphs: paragraphs.filter((one) => one.text) }
}

function sentence(names: Names): string {
  const whole = capitalize(read(names))
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** Return a text with its title: its own name, or when it applies. */
function titled(card: Card, text: Said): { title: string; text: string } {
  const use = text.use === 'action' ? t('web-dagger-use-action') : text.use === 'icon' ? t('web-dagger-use-icon') : ''
  const own = text.name && read(text.name) !== read(card.name) ? read(text.name) : ''
  const key = `web-dagger-text-${text.id}`
  const when = texts.has(key) ? t(key) : ''
  return { title: [own || when, use].filter(Boolean).join(' · '), text: sentence(text.text) }
}

const said = (card: Card) => (card.texts ?? []).map((text) => titled(card, text))

/** Return the causes of a changed number with their amounts, as the server reports them. */
function changed(content: Content, changes: ChangeView[]): About['paragraphs'] {
  const lines = changes.map(({ stat, action, origin, amount }) => {
    const key = `web-dagger-origin-${origin}`
    return t(`web-dagger-change-${stat}`, {
      amount: `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
      action: action ? t(`web-dagger-action-${action}`) : '',
      origin: texts.has(key) ? t(key) : nameOf(content, origin),
    })
  })
  return lines.length ? [{ title: t('web-dagger-changed'), text: lines.join('; ') }] : []
}

/** Return the texts of the threat track. */
function aboutThreat(content: Content, view: DaggerView, id: string): About | null {
  if (id !== THREAT) return null
  const top = view.missions.find((mission) => mission.threshold)
  const facts = [t('web-dagger-threat-of', { threat: view.threat, limit: THREAT_LIMIT }), ...(top ? [t('web-dagger-fails-at', { threat: top.threshold })] : [])]
  const text = changed(content, view.threat_changes)[0]?.text ?? ''
  const paragraphs = text ? [{ title: t('web-dagger-rise', { amount: view.threat_rise }), text }] : []
  return { title: t('web-dagger-threat'), kind: '', glyph: MARKS.threat, reconstructed: false, pack: undefined, facts, paragraphs }
}

/** Return the texts of an aspect space: an action of the hero's aspect, or a hero ability. */
function aboutText(content: Content, view: DaggerView, id: string): About | null {
  const { name: owner, text } = parseReference(id)
  const hero = view.heroes.find((one) => one.id === owner)
  if (!text || !hero) return null
  const aspect = content.aspects.get(hero.aspect)
  const action = ACTIONS.find((one) => one === text)
  if (action && aspect) {
    const side = hero.battered ? aspect.battered : aspect.heroic
    const about = sheet(aspect, t('web-dagger-kind-action'), ACTION_GLYPHS[action] ?? '', [nameOf(content, hero.aspect)], [{ title: '', text: sentence(side[action]) }])
    return { ...about, title: t(`web-dagger-action-${action}`) }
  }
  const card = content.heroes.get(owner)
  const ability = card?.texts.find((one) => one.id === text)
  if (!card || !ability?.name) return null
  const about = sheet(card, t('web-dagger-kind-ability'), MARKS.ability, [nameOf(content, owner)], [{ title: '', text: sentence(ability.text) }])
  return { ...about, title: read(ability.name) }
}

function aboutHero(content: Content, view: DaggerView, id: string): About | null {
  const card = content.heroes.get(id)
  if (!card) return null
  const hero = view.heroes.find((one) => one.id === id)
  const facts = [
    hero ? t('web-dagger-life-of', { left: lifeLeft(hero), life: hero.life }) : t('web-dagger-life', { life: card.life }),
    ...ATTRIBUTES.map((name) => t(`web-dagger-attribute-${name}`, { value: card[name] })),
  ]
  if (hero?.strengthened) facts.push(t('web-dagger-strengthened'))
  return { ...sheet(card, t('web-dagger-kind-hero'), HEROES[id] ?? 'person', facts, [...changed(content, hero?.changes ?? []), ...said(card)]), title: nameOf(content, id) }
}

function aboutAspect(content: Content, id: string): About | null {
  const card = content.aspects.get(id)
  if (!card) return null
  const lines = (side: AspectSide, title: string) => [
    { title, text: side.texts.map((text) => sentence(text.text)).join(' ') },
    ...ACTIONS.map((action) => ({ title: `${title} · ${t(`web-dagger-action-${action}`)}`, text: sentence(side[action]) })),
  ]
  const paragraphs = [...lines(card.heroic, t('web-dagger-heroic')), ...lines(card.battered, t('web-dagger-battered'))]
  return sheet(card, t('web-dagger-kind-aspect'), ASPECTS[id] ?? MARKS.ability, [], paragraphs)
}

function aboutEnemy(content: Content, view: DaggerView, id: string): About | null {
  const pawn = [view.nemesis, ...view.enemies].find((enemy) => enemy.id === id)
  const nemesis = content.nemeses.get(pawn?.card ?? id)
  const facts = pawn
    ? [t('web-dagger-life-of', { left: lifeLeft(pawn), life: pawn.life }), t('web-dagger-power', { power: pawn.power })]
    : []
  if (pawn?.vulnerable) facts.push(t('web-dagger-vulnerable'))
  if (nemesis) {
    if (view.stunned) facts.push(t('web-dagger-stunned'))
    if (view.sheet) facts.push(t('web-dagger-sheet-progress', { count: view.sheet }))
    if (view.containment) facts.push(t('web-dagger-containment', { count: view.containment }))
    const icons = Object.entries(nemesis.icons)
    const front = nemesis.texts.map((text) => {
      const icon = icons.find(([, name]) => name === text.id)?.[0]
      return { title: `${text.name ? read(text.name) : ''}${icon ? ` · ${'I'.repeat(Number(icon))}` : ` · ${t('web-dagger-use-action')}`}`, text: sentence(text.text) }
    })
    const back = nemesis.showdown.texts.map((text) => ({ title: [read(nemesis.showdown.name), titled(nemesis.showdown, text).title].filter(Boolean).join(' · '), text: sentence(text.text) }))
    return sheet(nemesis, t('web-dagger-kind-nemesis'), NEMESES[nemesis.id] ?? 'death-skull', facts, [...changed(content, pawn?.changes ?? []), ...(view.showdown ? back : [...front, ...back])])
  }
  const card = content.enemies.get(pawn?.card ?? id)
  if (!card) return null
  const printed = pawn ? facts : [t('web-dagger-life', { life: card.life }), t('web-dagger-power', { power: card.power })]
  const grown = view.card_progress[card.id]
  if (grown) printed.push(t('web-dagger-progress', { count: grown }))
  const about = sheet(card, t(`web-dagger-rank-${card.rank}`), enemyGlyph(card.id), printed, [...changed(content, pawn?.changes ?? []), ...said(card)])
  return pawn ? { ...about, title: nameOf(content, id) } : about
}

function aboutMission(content: Content, view: DaggerView, id: string): About | null {
  const card = content.missions.get(id) ?? [...content.missions.values()].find(({ passed, failed }) => passed?.id === id || failed?.id === id)
  if (!card) return null
  const mission = view.missions.find((one) => one.id === id)
  const facts: string[] = []
  const pawn = view.enemies.find((enemy) => enemy.id === id)
  if (mission?.need) facts.push(t('web-dagger-progress-of', { progress: mission.progress, need: mission.need }))
  else if (card.progress) facts.push(t(card.per_player ? 'web-dagger-needs-each' : 'web-dagger-needs', { need: card.progress }))
  if (card.threshold) facts.push(t('web-dagger-fails-at', { threat: card.threshold }))
  if (card.threat) facts.push(t('web-dagger-adds-threat', { amount: card.threat }))
  if (card.team_up) facts.push(t('web-dagger-gives-team-up', { amount: card.team_up }))
  if (pawn) facts.push(t('web-dagger-life-of', { left: lifeLeft(pawn), life: pawn.life }), t('web-dagger-power', { power: pawn.power }))
  if (mission?.mark) facts.push(nameOf(content, mission.mark))
  const paragraphs = [...changed(content, pawn?.changes ?? []), ...where(card), ...said(card)]
  for (const [back, key] of [[card.passed, 'web-dagger-if-passed'], [card.failed, 'web-dagger-if-failed']] as const) {
    if (back) paragraphs.push({ title: t(key, { name: read(back.name) }), text: back.texts.map((text) => sentence(text.text)).join(' ') })
  }
  return sheet(card, t(`web-dagger-mission-${card.rank ? 'elite' : card.kind}`), card.rank ? enemyGlyph(id) : MARKS.mission, facts, paragraphs)
}

export function where(card: MissionCard): About['paragraphs'] {
  const lines: About['paragraphs'] = []
  if (card.defy_from) lines.push({ title: t('web-dagger-defy-from'), text: sentence(card.defy_from) })
  if (card.rest_from) lines.push({ title: t('web-dagger-rest-from'), text: sentence(card.rest_from) })
  return lines
}

function aboutCard(content: Content, view: DaggerView, id: string): About | null {
  const support = content.supports.get(id)
  if (support) {
    const owner = view.heroes.find((hero) => hero.ready.includes(id) || id in hero.charge)
    const facts = support.exclusive ? [t('web-dagger-exclusive')] : [t('web-dagger-charge-needed', { need: support.charge })]
    if (owner && id in owner.charge) facts.push(t('web-dagger-charge-of', { charge: owner.charge[id], need: support.charge }))
    return sheet(support, t('web-dagger-kind-support'), MARKS.support, facts, said(support))
  }
  const teamUp = content.teamUps.get(id)
  return teamUp ? sheet(teamUp, t('web-dagger-kind-team-up'), MARKS.teamUp, [t('web-dagger-cost', { cost: teamUp.cost })], said(teamUp)) : null
}

function aboutEvent(content: Content, id: string): About | null {
  const card = content.events.get(id)
  if (!card) return null
  const spawns = card.spawns.map((one) => t('web-dagger-spawn', { rank: t(`web-dagger-rank-${one.rank}`), space: nameOf(content, one.space), dots: one.dots }))
  const steps = [...card.icons.map((icon) => t(`web-dagger-icon-${icon}`)), ...(card.activation ? [t('web-dagger-step-activation')] : [])]
  return sheet(card, t('web-dagger-kind-event'), MARKS.event, steps, [...said(card), { title: t('web-dagger-step-spawns'), text: spawns.join('. ') }])
}

function aboutSpace(content: Content, view: DaggerView, id: string): About | null {
  const space = content.spaces.get(id)
  if (!space) return null
  const facts: string[] = []
  if (space.region) facts.push(nameOf(content, space.region))
  if (view.invaded.includes(id)) facts.push(t('web-dagger-invaded'))
  else if (view.board_tokens.includes(id)) facts.push(t('web-dagger-base-used'))
  if (view.bifrost === id) facts.push(t('web-dagger-bifrost-here'))
  const paragraphs: About['paragraphs'] = []
  if (space.effect) paragraphs.push({ title: t('web-dagger-base-effect'), text: sentence(space.effect) })
  if (space.links) paragraphs.push({ title: t('web-dagger-leads-to'), text: texts.listing(neighbours(view, space).map((other) => nameOf(content, other))) })
  const here = [...view.heroes, view.nemesis, ...view.enemies].filter((piece) => piece.space === id && piece.id)
  if (here.length) paragraphs.push({ title: t('web-dagger-here'), text: texts.listing(here.map((piece) => nameOf(content, piece.id))) })
  const number = space.kind === 'numbered' ? ` (${space.number})` : ''
  const about = sheet(space, t(`web-dagger-kind-${space.effect ? 'base' : (space.kind ?? 'base')}`), BASE_GLYPHS[id] ?? 'wireframe-globe', facts, paragraphs)
  return { ...about, title: about.title + number }
}

function neighbours(view: DaggerView, space: Space): string[] {
  if (space.kind === 'asgard') return view.bifrost ? [view.bifrost] : []
  return view.bifrost === space.id ? [...space.links, 'asgard'] : space.links
}
