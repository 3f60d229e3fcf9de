/** The cards, decks and scenarios of Marvel Champions, as the server sends them. */
import type { Names } from '../../lib/content'
import type { Stat } from './view'

export type Resource = 'energy' | 'mental' | 'physical' | 'wild'
export type Icon = 'acceleration' | 'crisis' | 'hazard' | 'amplify'

export interface Card {
  id: string
  name: Names
  source: string
  kind: string
  set: string
  subtitle: string
  unique: boolean
  quantity: number
  /** Copies that a deck may have; 0: it does not go into a deck. */
  deck_limit: number
  aspect: string
  /** -1: it has none. */
  cost: number
  resources: Resource[]
  traits: string[]
  stats: Partial<Record<Stat, number>>
  /** Numbers with a star beside them: the text has more to say whenever they are used. */
  stars: Stat[]
  hp_each: boolean
  strikes: Partial<Record<Stat, number>>
  boost: number
  icons: Partial<Record<Icon, number>>
  keywords: Record<string, number>
  stage: number
  back: string
  threat: { start: number; each: boolean }
  /** Labels of its abilities: their words are the last lines of the text, in this order. */
  abilities: string[]
  text: { en: string[]; es: string[] }
}

export interface Deck {
  name: string
  hero: string
  aspects: string[]
  cards: Record<string, number>
  environment: string
}

export interface Scenario {
  id: string
  standard: string[]
  expert: string[]
  schemes: string[]
  sets: string[]
  modular: string
}

export interface Campaign {
  id: string
  name: Names
  /** Its scenarios in their order, and what its log counts. */
  chapters: string[]
  marks: Record<string, Names>
}

interface Raw {
  card: Card[]
  deck: Deck[]
  scenario: Scenario[]
  part: { id: string; name: Names }[]
  /** Only packs bring any. */
  campaign?: Campaign[]
}

export interface Content {
  cards: Map<string, Card>
  decks: Deck[]
  scenarios: Scenario[]
  parts: Map<string, Names>
  campaigns: Map<string, Campaign>
}

const read = new WeakMap<object, Content>()

export function readContent(raw: unknown): Content {
  const known = read.get(raw as object)
  if (known) return known
  const { card, deck, scenario, part, campaign = [] } = raw as Raw
  const content: Content = {
    cards: new Map(card.map((one) => [one.id, one])),
    decks: deck,
    scenarios: scenario,
    parts: new Map(part.map((one) => [one.id, one.name])),
    campaigns: new Map(campaign.map((one) => [one.id, one])),
  }
  read.set(raw as object, content)
  return content
}
