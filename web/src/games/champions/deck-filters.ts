/** Search and filters of the deck builder. */
import { fold } from '../../lib/rules/search'
import type { Language } from '../../lib/texts.svelte'
import type { Card } from './content'

export const FILTERS = ['aspect', 'kind', 'cost', 'trait', 'product'] as const
export type Filter = (typeof FILTERS)[number]
/** The selected value by filter, "" for any. */
export type Wanted = Record<Filter, string>

export const ANY: Wanted = { aspect: '', kind: '', cost: '', trait: '', product: '' }

/** Return the values a card has for a filter. */
function values(card: Card, filter: Filter): string[] {
  if (filter === 'trait') return card.traits.map((trait) => trait.id)
  if (filter === 'product') return card.products
  return [String(card[filter])]
}

/** Return whether the words occur in the card's name, subtitle or traits, in any order. */
export function speaksOf(card: Card, search: string, language: Language): boolean {
  const said = fold([card.name[language], card.subtitle, ...card.traits.map((trait) => trait.name[language])].join(' '))
  return fold(search).split(/\s+/).every((word) => said.includes(word))
}

export function fits(card: Card, wanted: Wanted, except?: Filter): boolean {
  return FILTERS.every((filter) => filter === except || !wanted[filter] || values(card, filter).includes(wanted[filter]))
}

/** Return how many cards each value of a filter would leave, given all other filters. */
export function counts(cards: Card[], wanted: Wanted, filter: Filter): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) {
    if (fits(card, wanted, filter)) for (const value of values(card, filter)) found.set(value, (found.get(value) ?? 0) + 1)
  }
  return found
}
