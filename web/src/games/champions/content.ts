/** The cards, decks and scenarios of Marvel Champions, by id. */
import type { Names, PrintedPart } from '../../lib/wire'
import type { PrintedCampaign, PrintedCard, PrintedContent, PrintedDeck, PrintedScenario, PrintedSet } from './view'

export type { Icon, PrintedCampaign as Campaign, PrintedCard as Card, PrintedDeck as Deck, PrintedScenario as Scenario, Resource } from './view'

export interface Content {
  cards: Map<string, PrintedCard>
  /** The card and the line of its text, counted from the end, by the label of an ability or its cost. */
  abilities: Map<string, { card: PrintedCard; line: number }>
  decks: PrintedDeck[]
  scenarios: PrintedScenario[]
  parts: Map<string, Names>
  /** The card sets, in the order of their products. */
  sets: PrintedSet[]
  campaigns: Map<string, PrintedCampaign>
  /** The boxes, in order of release. */
  products: PrintedPart[]
}

const read = new WeakMap<object, Content>()

export function readContent(raw: unknown): Content {
  const known = read.get(raw as object)
  if (known) return known
  const { card, deck, scenario, part, set, campaign = [], product = [] } = raw as PrintedContent
  const content: Content = {
    cards: new Map(card.map((one) => [one.id, one])),
    abilities: new Map(card.flatMap(abilitiesOf)),
    decks: deck,
    scenarios: scenario,
    parts: new Map(part.map((one) => [one.id, one.name])),
    sets: set,
    campaigns: new Map(campaign.map((one) => [one.id, one])),
    products: product,
  }
  read.set(raw as object, content)
  return content
}

function abilitiesOf(card: PrintedCard): [string, { card: PrintedCard; line: number }][] {
  return card.abilities.flatMap((label, index) => {
    const at = { card, line: index - card.abilities.length }
    return [[label, at], [`${label}-cost`, at]]
  })
}
