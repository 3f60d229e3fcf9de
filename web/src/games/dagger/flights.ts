/** The animated moves of each event, between spots that the board names. Pieces on the map have their own animation. */
import type { Flight } from '../../lib/flights'
import type { EventShown } from '../../lib/wire'

export const spot = {
  piece: (id: string) => `piece:${id}`,
  mission: (id: string) => `mission:${id}`,
  sideDeck: () => 'side-deck',
  eventDeck: () => 'event-deck',
  event: () => 'event',
  support: (id: string) => `support:${id}`,
  threat: () => 'threat',
  teamUp: () => 'team-up',
}

export function flights(events: EventShown[]): Flight[] {
  const list: Flight[] = []
  let actor = ''
  for (const { kind, facts } of events) {
    const leg = list.length
    switch (kind) {
      case 'defies':
      case 'attacks':
        actor = String(facts.hero)
        break
      case 'progress':
        if (actor) list.push({ from: spot.piece(actor), to: spot.mission(String(facts.mission)), leg })
        break
      case 'event':
        list.push({ from: spot.eventDeck(), to: spot.event(), leg })
        break
      case 'side-mission':
        list.push({ from: spot.sideDeck(), to: spot.mission(String(facts.mission)), leg })
        break
    }
  }
  return list
}
