/** The names of cards and other things of the game in the reader's language. */
import { parseReference } from '../../lib/references'
import { messageText, type ThingOf, type FormatTerm } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { Message } from '../../lib/wire'
import type { Card, Content } from './content'
import { nameOf } from './position'
import type { Stat } from './view'

/** The facts that name cards. */
const CARDS = new Set(['card', 'thing', 'origin', 'target', 'source', 'under', 'enemy'])

export function cardName(content: Content, thing: string): string {
  return content.cards.get(nameOf(thing))?.name[texts.language] ?? thing
}

/** Return the trait that distinguishes a form of a hero with several forms, or "". */
export function formOf(card: Card): string {
  return card.traits.find((trait) => trait.id === card.form)?.name[texts.language] ?? ''
}

/** "Ant-Man (Giant)" */
export function faceName(card: Card): string {
  const form = formOf(card)
  return form ? `${card.name[texts.language]} (${form})` : card.name[texts.language]
}

export function setName(content: Content, id: string): string {
  return content.sets.find((set) => set.id === id)?.name[texts.language] ?? id
}

export function term(content: Content): FormatTerm {
  return (name, value) => {
    if (typeof value === 'string') {
      if (CARDS.has(name)) {
        const { kind, name: seat } = parseReference(value)
        return kind === 'seat' ? t('champions-seat', { number: Number(seat) + 1 }) : value && cardName(content, value)
      }
      if (name === 'ability-name') return content.abilities.get(value)?.card.ability_names?.[value]?.[texts.language] ?? ''
      if (name === 'part') return content.parts.get(value)?.[texts.language] ?? ''
      const face = name === 'form' ? content.cards.get(value) : undefined
      if (face) return faceName(face)
      if (name === 'mark') return markName(content, value)
      if (name === 'set') return setName(content, value)
      if (name === 'aspect') return t(`champions-aspect-${value}`)
      if (name === 'status') return t(`champions-status-${value}`)
    }
    // A deck error is a message within the message that refuses the deck.
    if (name === 'problem') return messageText({ game: 'champions', people: [], term: term(content) }, value as Message)
    if (name === 'resources' && Array.isArray(value)) return texts.listing(value.map((kind) => t(`champions-resource-${String(kind)}`)))
    return value
  }
}

export function link(content: Content): ThingOf {
  return (name, value) => ((CARDS.has(name) || name === 'form') && typeof value === 'string' && content.cards.has(nameOf(value)) ? value : null)
}

export function textOf(card: Card): string[] {
  return card.text[texts.language]
}

/** "ATK 2", with a star if the text adds to it. */
export function statSaid(card: Card, stat: Stat, amount: number | undefined): string {
  const said = t('web-champions-stat', { name: t(`champions-stat-${stat}`), amount: amount ?? 0 })
  return card.stars.includes(stat) ? `${said} (${t('web-champions-star')})` : said
}

/** Return the campaign's name for something its log counts. */
export function markName(content: Content, mark: string): string {
  return [...content.campaigns.values()].find((one) => mark in one.marks)?.marks[mark]?.[texts.language] ?? mark
}

/** Return the text of an ability, or of the ability that a cost belongs to. */
export function abilityText(content: Content, label: string): string {
  const ability = content.abilities.get(label)
  return ability ? (textOf(ability.card).at(ability.line) ?? '') : ''
}

/** "Hero · Avenger, Gamma" */
export function typeLine(card: Card): string {
  const kind = t(`champions-kind-${card.kind}`)
  const traits = card.traits.map((trait) => trait.name[texts.language]).join(', ')
  return traits ? `${kind} · ${traits}` : kind
}

/** The Roman numerals of villain stages. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
