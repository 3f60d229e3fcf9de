/** The names of cards, Locations and gems in the reader's language. */
import { parseReference } from '../../lib/references'
import type { ThingOf, FormatTerm } from '../../lib/message-text'
import { t, texts } from '../../lib/texts.svelte'
import type { Content } from './content'
import type { Colour } from './view'

export function gemName(colour: Colour): string {
  return texts.say(`splendor-gem-${colour}`)
}

/** "Reality and Mind", but "2 Reality and 1 Mind": either every gem has its number or none has. */
export function gemList(gems: Colour[]): string {
  const kinds = [...new Set(gems)]
  const count = (gem: Colour) => gems.filter((other) => other === gem).length
  return texts.listing(kinds.map((gem) => (kinds.length < gems.length ? `${count(gem)} ${gemName(gem)}` : gemName(gem))))
}

/** Return the name of a thing in options and corrections: `gem:red`, `deck:1`, a card or a Location. */
function thingName(content: Content, thing: string): string {
  const { kind, name } = parseReference(thing)
  if (kind === 'gem') return gemName(name as Colour)
  if (kind === 'deck') return `${t('splendor-label-deck')} (${t('splendor-label-level', { level: Number(name) })})`
  return (content.characters.get(thing) ?? content.locations.get(thing))?.name[texts.language] ?? thing
}

export function term(content: Content): FormatTerm {
  return (name, value) => {
    if ((name === 'gems' || name === 'tokens') && Array.isArray(value)) {
      return value.length ? gemList(value as Colour[]) : 'nothing'
    }
    if (name === 'gem') return gemName(value as Colour)
    if (name === 'thing') return thingName(content, String(value))
    if (name === 'card') return content.characters.get(value as string)?.name[texts.language] ?? value
    if (name === 'location') return content.locations.get(value as string)?.name[texts.language] ?? value
    return value
  }
}

export function link(content: Content): ThingOf {
  return (name, value) => (name === 'card' && content.characters.has(value as string) ? (value as string) : null)
}
