/** The animated moves of each event, between spots that the board names. */
import type { Flight } from '../../lib/flights'
import type { EventShown } from '../../lib/wire'
import { ownerOf } from './position'

export const spot = {
  thing: (thing: string) => `thing:${thing}`,
  deck: (seat: number) => `deck:${seat}`,
  discard: (seat: number) => (seat < 0 ? 'encounter-discard' : `discard:${seat}`),
  hand: (seat: number) => `hand:${seat}`,
  lane: (seat: number) => `lane:${seat}`,
  encounter: () => 'encounter',
}

/** The maximum number of moves to animate at once, so that nobody waits for long. The story lists the rest. */
const MOST = 7

export function flights(events: EventShown[]): Flight[] {
  const list: Flight[] = []
  const fly = (from: string, to: string) => list.push({ from, to, leg: list.length })
  for (const { kind, facts } of events) {
    const card = String(facts.card ?? '')
    const seat = Number(facts.seat)
    switch (kind) {
      case 'entered':
        fly(spot.thing(card), spot.thing(card))
        break
      case 'spent':
        fly(spot.thing(card), spot.discard(seat))
        break
      case 'left':
        fly(spot.thing(card), spot.discard(ownerOf(card)))
        break
      case 'drew':
        fly(spot.deck(seat), spot.hand(seat))
        break
      case 'boosted':
        fly(spot.encounter(), spot.thing(card))
        break
      case 'dealt':
        fly(spot.encounter(), spot.lane(seat))
        break
      case 'attacks':
      case 'thwarts':
      case 'strikes':
        fly(spot.thing(card), spot.thing(String(facts.target)))
        break
    }
  }
  return list.slice(0, MOST)
}
