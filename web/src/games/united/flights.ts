/** The animated moves of each event, between spots that the board names. */
import type { Flight } from '../../lib/flights'
import type { EventShown } from '../../lib/wire'

/** The spots of the newest Storyline card and of the Master Plan deck. */
export const LATEST = 'latest'
export const PLANS = 'plans'
export const VILLAIN = 'villain'

export const spot = {
  hero: (id: string) => `hero:${id}`,
  mat: (id: string) => `mat:${id}`,
  card: (id: string) => `card:${id}`,
  token: (kind: string, place: string) => `${kind}@${place}`,
  threat: (id: string) => `threat:${id}`,
  mission: (id: string) => `mission:${id}`,
  deck: (id: string) => `deck:${id}`,
}

/** Return the moves in sequence, so that the eye can follow a Villain turn. */
export function flights(events: EventShown[]): Flight[] {
  const list: Flight[] = []
  const send = (from: string, to: string) => list.push({ from, to, leg: list.length })
  for (const { kind, facts } of events) {
    const [hero, card, place, threat] = [facts.hero, facts.card, facts.place, facts.threat].map(String) as [string, string, string, string]
    switch (kind) {
      case 'hero-moved':
        send(spot.hero(hero), spot.hero(hero))
        break
      case 'villain-moved':
        send(VILLAIN, VILLAIN)
        break
      case 'companion-moved':
        send('companion', 'companion')
        break
      case 'played':
        send(spot.card(card), LATEST)
        break
      case 'played-facedown':
        send(spot.mat(hero), LATEST)
        break
      case 'plan':
      case 'plan-facedown':
        send(PLANS, LATEST)
        break
      case 'defeated':
        send(spot.token(String(facts.kind), place), spot.mission('defeat-thugs'))
        break
      case 'rescued':
        send(spot.token('civilian', place), spot.mission('rescue-civilians'))
        break
      case 'cleared':
        send(spot.threat(threat), spot.mission('clear-threats'))
        break
      case 'threat-moved':
        send(spot.threat(threat), spot.threat(threat))
        break
      case 'civilian-moved':
        send(spot.token('civilian', String(facts['from-place'])), spot.token('civilian', place))
        break
    }
  }
  return list
}
