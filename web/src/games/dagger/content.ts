/** The sheets, cards and spaces of Marvel D.A.G.G.E.R., by kind and id. */
import type { Names } from '../../lib/wire'
import type {
  HeroView,
  PrintedAspect as Aspect,
  PrintedEnemy as EnemyCard,
  PrintedEvent as EventCard,
  PrintedHero as HeroCard,
  PrintedMission as MissionCard,
  PrintedNemesis as Nemesis,
  PrintedSpace,
  PrintedSupport as Support,
  PrintedTeamUp as TeamUp,
  PrintedText as Said,
} from './view'

export type {
  PrintedAspectSide as AspectSide,
  PrintedHero as HeroCard,
  PrintedMission as MissionCard,
  PrintedSupport as Support,
  PrintedText as Said,
} from './view'

export const ACTIONS = ['move', 'combat', 'defy', 'rest'] as const
export const ATTRIBUTES = ['attack', 'defy', 'tactics'] as const
export const SIDE_SPOTS = ['green', 'purple', 'blue'] as const
export const THREAT_LIMIT = 20
/** The name of the threat track as a thing. */
export const THREAT = 'threat'
export const BASES = 5
/** The number of aspect spaces on each aspect action. */
export const ASPECT_SPACES = 2

export type Action = (typeof ACTIONS)[number]

/** Anything with a name and optional texts. */
export interface Card {
  id: string
  name: Names
  source: string
  pack?: string
  texts?: Said[]
}

/** A space on the map. */
export type Space = Required<Omit<PrintedSpace, 'effect' | 'pack'>> & Pick<PrintedSpace, 'effect' | 'pack'>

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
  /** Names by id. */
  names: Map<string, Names>
  /** The names of texts, by card and text. */
  texts: Map<string, Names>
  /** The pack of each component that comes from a pack, by id. */
  packs: Map<string, string>
}

type Raw = Record<string, Card[]>

let last: { raw: unknown; content: Content } | null = null

/** Sort the content by kind and id. The result is cached, because all parts read the same answer. */
export function readContent(raw: unknown): Content {
  if (last === null || last.raw !== raw) last = { raw, content: sorted(raw as Raw) }
  return last.content
}

function sorted(raw: Raw): Content {
  const by = <T extends Card>(...kinds: string[]) => new Map(kinds.flatMap((kind) => raw[kind] ?? []).map((card) => [card.id, card as T]))
  const names = new Map<string, Names>()
  const texts = new Map<string, Names>()
  const packs = new Map<string, string>()
  const learn = (card: Card) => {
    names.set(card.id, card.name)
    if (card.pack) packs.set(card.id, card.pack)
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
    packs,
  }
}

/** Return the cards beside a hero's sheet. */
export function cardsOf(content: Content, hero: HeroView): { shared: Support[]; exclusive: Support | null; teamUp: TeamUp | null } {
  const sheet = content.heroes.get(hero.id)?.sheet
  const supports = [...content.supports.values()]
  return {
    shared: supports.filter((card) => !card.exclusive && card.owner === sheet),
    exclusive: supports.find((card) => card.exclusive && card.owner === hero.id) ?? null,
    teamUp: [...content.teamUps.values()].find((card) => card.owner === sheet) ?? null,
  }
}
