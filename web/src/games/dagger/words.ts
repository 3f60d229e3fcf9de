/** The names of the game's things, matching the terms of the terminal. */
import { splitNumber, parseReference } from '../../lib/references'
import type { ThingOf, FormatTerm } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { Names } from '../../lib/wire'
import type { Content } from './content'

const WORDS = new Set(['action', 'attribute', 'token', 'face', 'icon', 'rank', 'reason', 'spot'])

export function term(content: Content): FormatTerm {
  return (name, value) => {
    if ((name === 'dice' || name === 'again') && Array.isArray(value)) return texts.listing(value.map((face) => t(`dagger-word-${face}`)))
    if (typeof value !== 'string') return value
    if (WORDS.has(name)) return t(`dagger-word-${value}`)
    if ((name === 'space' || name === 'from_space') && texts.has(`dagger-the-${value}`)) return t(`dagger-the-${value}`)
    if (name === 'text' || name === 'ability') {
      const found = content.texts.get(value)
      return found ? read(found) : nameOf(content, parseReference(value).name)
    }
    return nameOf(content, value)
  }
}

export function link(content: Content): ThingOf {
  const known = (id: string) => content.heroes.has(id) || content.names.has(id) || content.names.has(splitNumber(id).name)
  return (name, value) => {
    if (typeof value !== 'string' || WORDS.has(name) || name === 'region') return null
    // An ability is read on its card.
    const thing = known(value) ? value : parseReference(value).name
    return known(thing) ? thing : null
  }
}

/** Return the name in the reader's language. */
export function read(names: Names): string {
  return names[texts.language]
}

/** Return the full name of a thing: a hero with the civilian name, an enemy with its number. */
export function nameOf(content: Content, id: string): string {
  const hero = content.heroes.get(id)
  if (hero) return `${read(hero.name)} (${hero.alter_ego})`
  const names = content.names.get(id)
  if (names) return read(names)
  const { name, number } = splitNumber(id)
  const card = content.names.get(name)
  return card ? `${read(card)} ${number}` : id
}

/** Return a short name without the civilian name, unless it distinguishes two heroes. */
export function shortName(content: Content, id: string): string {
  const hero = content.heroes.get(id)
  return hero ? read(hero.name) : nameOf(content, id)
}
