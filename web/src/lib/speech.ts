/** Messages made into sentences: raw ids become the people's names and the game's words for things. */
import { texts } from './texts.svelte'
import type { Arguments, EventShown, Message } from './wire'

/** A game's own words: the card `hulk` is "Hulk", the gem `red` is "Reality". Other values come back as they are. */
export type Term = (name: string, value: unknown) => unknown

export interface Speaker {
  game: string
  people: string[]
  term: Term
}

export function say(speaker: Speaker, message: Message): string {
  if (message.key === 'effect-part') return part(speaker, message.arguments)
  const readable: Arguments = {}
  for (const [name, value] of Object.entries(message.arguments)) readable[name] = read(speaker, name, value)
  return texts.say(message.key, readable)
}

export function tell(speaker: Speaker, event: EventShown): string {
  return say(speaker, { key: `${speaker.game}-event-${event.kind}`, arguments: event.facts })
}

/** A branch of a card's choice: its words are made from the card's effect and come with the content. */
function part(speaker: Speaker, { ability, node }: Arguments): string {
  const said = String(speaker.term('part', `${String(ability)}/${String(node)}`))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function read(speaker: Speaker, name: string, value: unknown): unknown {
  if (typeof value === 'object' && value && 'key' in value) return say(speaker, value as Message)
  if ((name === 'seat' || name === 'from') && typeof value === 'number') return speaker.people[value] ?? String(value)
  if (name === 'seats' && Array.isArray(value)) {
    return texts.listing(value.map((seat: number) => speaker.people[seat] ?? String(seat)))
  }
  return speaker.term(name, value)
}
