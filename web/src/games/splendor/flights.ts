/** The animated moves of each event, between spots that the board names. */
import type { Flight } from '../../lib/flights'
import type { EventShown } from '../../lib/wire'
import type { Colour } from './view'

export const spot = {
  bank: (colour: Colour) => `bank:${colour}`,
  card: (card: string) => `card:${card}`,
  deck: (level: number) => `deck:${level}`,
  tokens: (seat: number, colour: Colour) => `tokens:${seat}:${colour}`,
  team: (seat: number) => `team:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  location: (place: string) => `location:${place}`,
  assemble: () => 'assemble',
}

export function flights(events: EventShown[]): Flight[] {
  const list: Flight[] = []
  for (const { kind, facts } of events) {
    const seat = facts.seat as number
    const card = facts.card as string
    const gem = facts.gem as Colour
    const leg = list.some((flight) => flight.to.startsWith('card:')) ? 2 : 0
    switch (kind) {
      case 'took':
        for (const colour of facts.gems as Colour[]) list.push({ from: spot.bank(colour), to: spot.tokens(seat, colour), leg })
        break
      case 'gained':
        list.push({ from: spot.bank(gem), to: spot.tokens(seat, gem), leg })
        break
      case 'returned':
        list.push({ from: spot.tokens(seat, gem), to: spot.bank(gem), leg })
        break
      case 'recruited':
        if (Array.isArray(facts.tokens)) {
          for (const colour of facts.tokens as Colour[]) list.push({ from: spot.tokens(seat, colour), to: spot.bank(colour), leg })
        }
        list.push({ from: spot.card(card), to: spot.team(seat), leg })
        break
      case 'reserved':
        list.push({ from: spot.card(card), to: spot.hand(seat), leg })
        break
      case 'reserved-hidden':
        list.push({ from: spot.deck(facts.level as number), to: spot.hand(seat), leg })
        break
      case 'refilled':
        list.push({ from: spot.deck(facts.level as number), to: spot.card(card), leg: 1 })
        break
      case 'location':
        list.push({ from: spot.location(facts.location as string), to: spot.team(seat), leg })
        break
      case 'assembled':
      case 'assembled-from':
        list.push({ from: spot.assemble(), to: spot.team(seat), leg })
        break
    }
  }
  return list
}
