/** The View of Marvel D.A.G.G.E.R. and its content, as the server sends them. */
import type { Arguments, Names, View } from '../../lib/wire'

export const ACTIONS = ['move', 'combat', 'defy', 'rest'] as const
export const ATTRIBUTES = ['attack', 'defy', 'tactics'] as const
export const SIDE_SPOTS = ['green', 'purple', 'blue'] as const
export const THREAT_LIMIT = 20
export const BASES = 5
/** Aspect spaces on each aspect action. */
export const ASPECT_SPACES = 2

export type Action = (typeof ACTIONS)[number]

export interface HeroView {
  id: string
  seat: number
  aspect: string
  battered: boolean
  space: string
  damage: number
  life: number
  strengthened: boolean
  normal: number
  empowered: number
  used: string[]
  /** The space, of a sheet or of the board, that holds the empowered token once it is spent. */
  empowered_on: string
  ready: string[]
  charge: Record<string, number>
  unlocked: boolean
  mission: boolean
  teamed: boolean
  eliminated: boolean
}

export interface EnemyView {
  id: string
  card: string
  rank: string
  space: string
  damage: number
  life: number
  power: number
  vulnerable: boolean
}

export interface MissionView {
  id: string
  kind: 'strike' | 'nemesis' | 'side' | 'hero'
  spot: string
  progress: number
  need: number
  threshold: number
  mark: string
  bases: string[]
}

export interface RollView {
  hero: string
  attribute: string
  dice: string[]
  added: string[]
  successes: number
}

export interface DaggerView extends View {
  difficulty: string
  heroes: HeroView[]
  enemies: EnemyView[]
  nemesis: EnemyView
  groups: string[]
  threat: number
  threat_rise: number
  team_up: number
  invaded: string[]
  iliad: string
  bifrost: string
  first: number
  rounds: number
  phase: 'setup' | 'hero' | 'nemesis'
  acting: string
  missions: MissionView[]
  mission_deck: string[]
  tucked: string[]
  side_deck: number
  events_left: number
  events_seen: string[]
  next_event: string
  held: { id: string; hero: string; tokens: number }[]
  event: string
  sheet: number
  containment: number
  stunned: boolean
  showdown: boolean
  card_progress: Record<string, number>
  board_tokens: string[]
  roll: RollView | null
  /** What somebody may answer to now. */
  happening: { kind: string; facts: Arguments } | null
}

/** Something a card says. `use` tells an action from what happens by itself. */
export interface Said {
  id: string
  text: Names
  name?: Names
  use?: 'action' | 'free' | 'trigger' | 'icon'
  combo?: string
}

export interface Card {
  id: string
  name: Names
  source: string
  texts: Said[]
}

export interface Space extends Card {
  kind: 'numbered' | 'base' | 'ocean' | 'asgard'
  number: number
  region: string
  x: number
  y: number
  links: string[]
  effect?: Names
}

export interface HeroCard extends Card {
  alter_ego: string
  sheet: string
  life: number
  attack: number
  defy: number
  tactics: number
}

export type AspectSide = Record<Action, Names> & { texts: Said[] }

export interface Aspect extends Card {
  heroic: AspectSide
  battered: AspectSide
}

export interface Support extends Card {
  owner: string
  exclusive: boolean
  charge: number
}

export interface TeamUp extends Card {
  owner: string
  cost: number
}

export interface EnemyCard extends Card {
  rank: string
  power: number
  life: number
}

export interface Spawn {
  rank: string
  space: string
  dots: number
}

export interface EventCard extends Card {
  icons: string[]
  activation: boolean
  nemesis: string
  spawns: Spawn[]
}

export interface MissionCard extends Card {
  kind: MissionView['kind']
  owner: string
  number: number
  threat: number
  threshold: number
  team_up: number
  progress: number
  per_player: boolean
  defy_from?: Names
  rest_from?: Names
  rank?: string
  power?: number
  life?: number
  passed?: Card
  failed?: Card
}

export interface Nemesis extends Card {
  own: string
  threat: number
  power: number
  life: number
  icons: Record<string, string>
  showdown: Card & { threat: number; life: number }
}

export interface Content {
  spaces: Map<string, Space>
  heroes: Map<string, HeroCard>
  aspects: Map<string, Aspect>
  supports: Map<string, Support>
  teamUps: Map<string, TeamUp>
  enemies: Map<string, EnemyCard>
  nemeses: Map<string, Nemesis>
  missions: Map<string, MissionCard>
  events: Map<string, EventCard>
  /** The name of everything that has one. */
  names: Map<string, Names>
  /** The names of texts, by card and text. */
  texts: Map<string, Names>
}

type Raw = Record<string, Card[]>

let last: { raw: unknown; content: Content } | null = null

/** The content by kind and id. Everybody reads the same answer of the server, so it is sorted out once. */
export function readContent(raw: unknown): Content {
  if (last === null || last.raw !== raw) last = { raw, content: sorted(raw as Raw) }
  return last.content
}

function sorted(raw: Raw): Content {
  const by = <T extends Card>(...kinds: string[]) => new Map(kinds.flatMap((kind) => raw[kind] ?? []).map((card) => [card.id, card as T]))
  const names = new Map<string, Names>()
  const texts = new Map<string, Names>()
  const learn = (card: Card) => {
    names.set(card.id, card.name)
    for (const text of card.texts ?? []) if (text.name) texts.set(`${card.id}/${text.id}`, text.name)
  }
  for (const kind of Object.values(raw)) if (Array.isArray(kind)) kind.forEach(learn)
  const aspects = by<Aspect>('aspect')
  const nemeses = by<Nemesis>('nemesis')
  const missions = by<MissionCard>('first-strike', 'nemesis-mission', 'side-mission', 'hero-mission')
  for (const { showdown } of nemeses.values()) learn(showdown)
  for (const aspect of aspects.values()) {
    for (const side of ['heroic', 'battered'] as const) learn({ ...aspect, id: `${aspect.id}-${side}`, texts: aspect[side].texts })
  }
  for (const { passed, failed } of missions.values()) for (const back of [passed, failed]) if (back) learn(back)
  return {
    spaces: by<Space>('space'),
    heroes: by<HeroCard>('hero'),
    aspects,
    supports: by<Support>('support'),
    teamUps: by<TeamUp>('team-up'),
    enemies: by<EnemyCard>('enemy'),
    nemeses,
    missions,
    events: by<EventCard>('event'),
    names,
    texts,
  }
}

/** The cards that lie beside a hero's sheet. */
export function cardsOf(content: Content, hero: HeroView): { shared: Support[]; exclusive: Support | null; teamUp: TeamUp | null } {
  const sheet = content.heroes.get(hero.id)?.sheet
  const supports = [...content.supports.values()]
  return {
    shared: supports.filter((card) => !card.exclusive && card.owner === sheet),
    exclusive: supports.find((card) => card.exclusive && card.owner === hero.id) ?? null,
    teamUp: [...content.teamUps.values()].find((card) => card.owner === sheet) ?? null,
  }
}

/** The kind of the token that lies on a space of the board. */
export function tokenOn(view: DaggerView, space: string): 'normal' | 'empowered' {
  return view.heroes.some((hero) => hero.empowered_on === space) ? 'empowered' : 'normal'
}
