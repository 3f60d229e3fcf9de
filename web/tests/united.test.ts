import { beforeAll, describe, expect, it } from 'vitest'
import { heroLook, HEROES, PLACES, VILLAINS, villainLook } from '../src/games/united/emblems'
import { loud, turns } from '../src/games/united/events'
import { flights } from '../src/games/united/flights'
import { readContent } from '../src/games/united/content'
import { listed } from '../src/games/united/position'
import { link, term, thingName, valueName } from '../src/games/united/words'
import { eventPieces } from '../src/lib/message-text'
import { texts } from '../src/lib/texts.svelte'
import type { EventShown } from '../src/lib/wire'
import { ids as componentIds } from './components'

const ids = (kind: string) => componentIds('united', kind)

const named = (id: string, en: string, es: string) => ({ id, name: { en, es }, source: 'published', texts: [] })
const content = readContent({
  hero: [named('loki', 'Loki', 'Loki')],
  location: [named('london', 'London', 'Londres')],
  threat: [named('starfox', 'Starfox', 'Starfox')],
  plan: [named('plan-1', 'Gamma Leap', 'Salto gamma')],
  part: [named('location/london/2', 'Gain 1 Move token.', 'Gana 1 ficha de Movimiento.')],
})

describe('emblems', () => {
  it('exist for every Hero, Villain and Location', () => {
    expect(ids('heroes').length).toBeGreaterThan(6)
    expect(ids('heroes').filter((id) => !HEROES[id] && !VILLAINS[id])).toEqual([])
    expect(ids('villains').filter((id) => !VILLAINS[id] && !HEROES[id])).toEqual([])
    expect(ids('locations').filter((id) => !PLACES[id])).toEqual([])
  })

  it('are equal for both sides of an Anti-Hero, and stable for an unknown id', () => {
    expect(heroLook('cosmic-ghost-rider')).toEqual(villainLook('cosmic-ghost-rider'))
    expect(heroLook('somebody-new')).toEqual(heroLook('somebody-new'))
  })
})

describe('words', () => {
  beforeAll(async () => {
    await texts.speak('en')
    await texts.learn('united')
  })

  it('name the targets of options', () => {
    expect(thingName(content, 'thug@london')).toBe('a Thug in London')
    expect(thingName(content, 'hero:loki')).toBe('Loki')
    expect(thingName(content, 'card:plan-1')).toBe('Gamma Leap')
    expect(thingName(content, 'entry:3')).toBe('card 4 of the Storyline')
  })

  it('name the arguments of messages, but not those that select a variant', () => {
    const say = term(content)
    expect(say('kind', 'attack')).toBe('Attack')
    expect(say('kind', 'thug')).toBe('thug')
    expect(say('place', 'london')).toBe('London')
    expect(say('part', 'location/london/2')).toBe('Gain 1 Move token.')
    expect(say('setting', 'hero1')).toBe('Hero 1')
    expect(valueName(content, 'random')).not.toBe('random')
  })

  it('link each of several cards in a line', () => {
    const speaker = { game: 'united', people: ['Ana'], term: term(content) }
    const told = eventPieces(speaker, link(content), { move: 1, kind: 'saw-plans', facts: { cards: ['plan-1', 'plan-1'] } })
    expect(told.map(({ text, thing }) => [text, thing])).toEqual([['You see ', null], ['Gamma Leap', 'card:plan-1'], [' and ', null], ['Gamma Leap', 'card:plan-1']])
  })

  it('follow the reader’s language', async () => {
    await texts.speak('es')
    expect(thingName(content, 'thug@london')).toBe('un Matón (Londres)')
    await texts.speak('en')
  })
})

describe('events', () => {
  const events: EventShown[] = [
    { move: 1, kind: 'plan', facts: { card: 'plan-1' } },
    { move: 1, kind: 'effect', facts: { ability: 'villain/x/bam', origin: 'villain' } },
    { move: 1, kind: 'villain-moved', facts: { place: 'london' } },
    { move: 1, kind: 'turn', facts: { hero: 'loki' } },
    { move: 2, kind: 'hero-moved', facts: { hero: 'loki', place: 'london' } },
    { move: 3, kind: 'defeated', facts: { kind: 'thug', place: 'london' } },
  ]

  it('are grouped into turns, without quiet ones', () => {
    expect(turns(events, 5).map((turn) => [turn.head?.kind, turn.steps.length])).toEqual([['plan', 1], ['turn', 2]])
    expect(turns(events, 1).map((turn) => turn.head?.kind)).toEqual(['turn'])
    expect(loud(events[1]!)).toBe(false)
  })

  it('are animated one after the other', () => {
    expect(flights(events)).toEqual([
      { from: 'plans', to: 'latest', leg: 0 },
      { from: 'villain', to: 'villain', leg: 1 },
      { from: 'hero:loki', to: 'hero:loki', leg: 2 },
      { from: 'thug@london', to: 'mission:defeat-thugs', leg: 3 },
    ])
  })
})

it('list symbols one by one', () => {
  expect(listed({ move: 2, wild: 1 })).toEqual(['move', 'move', 'wild'])
})
