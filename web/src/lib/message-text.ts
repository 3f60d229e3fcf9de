/** Formats messages and events as sentences: ids become the names of seats and of the game's things. */
import { texts } from './texts.svelte'
import type { Arguments, EventShown, Message } from './wire'

/**
 * Formats a value in the game's own words: the card `hulk` is "Hulk", the gem `red` is "Reality". Returns other values
 * unchanged.
 */
export type FormatTerm = (name: string, value: unknown) => unknown

/** Returns the board's name of the thing a fact refers to, or null if it is not a thing. */
export type ThingOf = (name: string, value: unknown) => string | null

export interface MessageContext {
  game: string
  people: string[]
  term: FormatTerm
}

/** A piece of a sentence, with the thing it names or null. */
export interface TextPiece {
  text: string
  thing: string | null
}

export function messageText(speaker: MessageContext, message: Message): string {
  if (message.key === 'effect-part') return part(speaker, message.arguments)
  const readable: Arguments = {}
  for (const [name, value] of Object.entries(message.arguments)) readable[name] = read(speaker, name, value)
  // An ability with a printed name is called by that name.
  const named = `${message.key}-named`
  const name = 'ability' in message.arguments && texts.has(named) ? speaker.term('ability-name', message.arguments.ability) : ''
  return name && name !== message.arguments.ability ? texts.say(named, { ...readable, ability: name }) : texts.say(message.key, readable)
}

export function eventText(speaker: MessageContext, event: EventShown): string {
  return messageText(speaker, { key: `${speaker.game}-event-${event.kind}`, arguments: event.facts })
}

/** Marks around a name while the sentence is formatted, with the number of its thing. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const NAMED = new RegExp(`${OPEN}(\\d+) ([^${CLOSE}]*)${CLOSE}`)

/** Return the event's sentence in pieces, so that the things it names can be opened. */
export function eventPieces(speaker: MessageContext, link: ThingOf, event: EventShown): TextPiece[] {
  const things: string[] = []
  const term: FormatTerm = (name, value) => {
    // A list of cards links each of its cards.
    if (Array.isArray(value) && name.endsWith('s') && value.some((one) => link(name.slice(0, -1), one) !== null)) return texts.listing(value.map((one) => String(term(name.slice(0, -1), one))))
    const said = speaker.term(name, value)
    const thing = link(name, value)
    if (thing === null || typeof said !== 'string' || !said) return said
    return `${OPEN}${things.push(thing) - 1} ${said}${CLOSE}`
  }
  const found: TextPiece[] = []
  eventText({ ...speaker, term }, event)
    .split(NAMED)
    .forEach((text, at, all) => {
      // The split yields text, number, name, text, number, name, and so on.
      if (at % 3 === 0) found.push({ text, thing: null })
      else if (at % 3 === 2) found.push({ text, thing: things[Number(all[at - 1])] ?? null })
    })
  return found.filter(({ text }) => text)
}

/** Return the text of a branch of a card's choice, which the content provides. */
function part(speaker: MessageContext, { ability, node }: Arguments): string {
  const said = String(speaker.term('part', `${String(ability)}/${String(node)}`))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function read(speaker: MessageContext, name: string, value: unknown): unknown {
  if (typeof value === 'object' && value && 'key' in value) return messageText(speaker, value as Message)
  if ((name === 'seat' || name === 'from') && typeof value === 'number') return speaker.people[value] ?? String(value)
  if (name === 'seats' && Array.isArray(value)) {
    return texts.listing(value.map((seat: number) => speaker.people[seat] ?? String(seat)))
  }
  return speaker.term(name, value)
}
