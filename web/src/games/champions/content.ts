/** The cards, decks and scenarios of Marvel Champions, by id. */
import type { Names } from '../../lib/wire'
import type { PrintedCampaign, PrintedCard, PrintedContent, PrintedDeck, PrintedScenario } from './view'

export type { Icon, PrintedCampaign as Campaign, PrintedCard as Card, PrintedDeck as Deck, PrintedScenario as Scenario, Resource } from './view'

export interface Content {
  cards: Map<string, PrintedCard>
  decks: PrintedDeck[]
  scenarios: PrintedScenario[]
  parts: Map<string, Names>
  campaigns: Map<string, PrintedCampaign>
}

const read = new WeakMap<object, Content>()

export function readContent(raw: unknown): Content {
  const known = read.get(raw as object)
  if (known) return known
  const { card, deck, scenario, part, campaign = [] } = raw as PrintedContent
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
