import { describe, expect, it } from 'vitest'
import { ASPECTS, BASE_GLYPHS, ENEMIES, HEROES, NEMESES } from '../src/games/dagger/emblems'
import { lastRoll, story } from '../src/games/dagger/events'
import { flights } from '../src/games/dagger/flights'
import { edges, linksOf, spotOf, piecePositions } from '../src/games/dagger/map'
import { withProposal, SetUpProposal } from '../src/games/dagger/setup-proposal.svelte'
import { pointed, tokensOf, withToken } from '../src/games/dagger/option-targets'
import { mapAnimation } from '../src/games/dagger/map-animation'
import type { Content, Space } from '../src/games/dagger/content'
import { tokenOn } from '../src/games/dagger/position'
import { link } from '../src/games/dagger/words'
import type { DaggerView, QuestionView } from '../src/games/dagger/view'
import type { Decision, EventShown } from '../src/lib/wire'
import { ids as componentIds } from './components'

const ids = (kind: string) => componentIds('dagger', kind)

const place = (id: string, x: number, y: number, links: string[]): Space => ({ id, x, y, links, kind: 'numbered', number: 1, region: '', name: { en: id, es: id }, source: '', reconstructed: [] })
const spaces = new Map([place('west', 10, 20, ['middle', 'east']), place('middle', 50, 30, ['west', 'east']), place('east', 90, 24, ['middle', 'west'])].map((one) => [one.id, one]))
const event = (kind: string, facts: Record<string, unknown> = {}, move = 1): EventShown => ({ move, kind, facts })

describe('emblems', () => {
  it.each([
    ['hero', HEROES, 20],
    ['enemy', ENEMIES, 28],
    ['nemesis', NEMESES, 4],
    ['aspect', ASPECTS, 6],
  ] as const)('exist for every %s', (kind, emblems, count) => {
    expect(ids(kind)).toHaveLength(count)
    expect(ids(kind).filter((id) => !(emblems as Record<string, string>)[id])).toEqual([])
  })

  it('exist for all five bases', () => {
    expect(Object.keys(BASE_GLYPHS).filter((id) => ids('space').includes(id))).toHaveLength(5)
  })
})

describe('lines of the log', () => {
  it('link to the card of an ability, never to a word or region', () => {
    const known = { heroes: new Map(), names: new Map([['wong', {}], ['hydra-soldier', {}]]) } as unknown as Content
    const found = link(known)
    expect([found('ability', 'wong/text-1'), found('enemy', 'hydra-soldier-2'), found('action', 'wong'), found('region', 'wong'), found('text', 'nobody/text-1')]).toEqual(['wong', 'hydra-soldier-2', null, null, null])
  })
})

describe('the map', () => {
  it('draws every line once, and lines around the world in two lettered strokes', () => {
    const links = linksOf(spaces)
    expect(links.map(({ from, to, letter }) => [from, to, letter])).toEqual([
      ['west', 'middle', ''],
      ['west', 'east', 'A'],
      ['middle', 'east', ''],
    ])
    expect(links[1]!.strokes.map(([from, to]) => [from.x, to.x])).toEqual([
      [10, 0],
      [100, 90],
    ])
  })

  it('crosses the edge on the straight line', () => {
    expect(edges({ x: 10, y: 20 }, { x: 90, y: 24 })).toEqual([
      { x: 0, y: 22 },
      { x: 100, y: 22 },
    ])
  })

  it('gives every piece a position of its own', () => {
    const crowd = Array.from({ length: 7 }, (_, index) => spotOf({ x: 50, y: 30 }, index, 7))
    expect(new Set(crowd.map(({ x, y }) => `${x}/${y}`)).size).toBe(7)
    const view = {
      phase: 'hero',
      heroes: [{ id: 'thor', space: 'west' }, { id: 'hulk', space: '' }],
      nemesis: { id: 'loki', space: 'west' },
      enemies: [{ id: 'draugr-1', space: 'east' }],
    } as DaggerView
    expect([...piecePositions(view, spaces).keys()]).toEqual(['thor', 'loki', 'draugr-1'])
  })
})

describe('map animations', () => {
  const spots = new Map([
    ['thor', { x: 50, y: 26 }],
    ['draugr-1', { x: 90, y: 20 }],
  ])

  it('move a piece through every space it passed to its final position', () => {
    const steps = [event('moved', { hero: 'thor', from_space: 'west', space: 'middle' }), event('moved', { hero: 'thor', from_space: 'middle', space: 'east' }), event('moved', { hero: 'thor', from_space: 'east', space: 'middle' })]
    const [walk] = mapAnimation(steps, spaces, spots).walks
    expect(walk!.piece).toBe('thor')
    expect(walk!.frames[0]!.dx).toBe(10 - 50)
    expect(walk!.frames.at(-1)).toEqual({ dx: 0, dy: 0, offset: 1, hidden: false })
    const offsets = walk!.frames.map((frame) => frame.offset)
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
  })

  it('hide a piece on its way around the world or before it appears', () => {
    const around = mapAnimation([event('enemy-moved', { enemy: 'draugr-1', from_space: 'west', space: 'east' })], spaces, spots).walks[0]!
    expect(around.frames.filter((frame) => frame.hidden)).toHaveLength(2)
    const spawned = mapAnimation([event('spawned', { enemy: 'draugr-1', space: 'east' })], spaces, spots).walks[0]!
    expect(spawned.frames[0]!.hidden).toBe(true)
  })

  it('show attacks at their target', () => {
    const { bursts } = mapAnimation([event('damaged', { enemy: 'draugr-1', amount: 2 }), event('defeated', { enemy: 'gone-1', space: 'west' })], spaces, spots)
    expect(bursts.map(({ text, tone }) => [text, tone])).toEqual([
      ['−2', 'bad'],
      ['', 'pow'],
    ])
  })
})

describe('events', () => {
  it('group the nemesis phase into steps', () => {
    const told = story([
      event('nemesis-phase', { round: 2 }),
      event('threat', { amount: 4, total: 9 }),
      event('event', { event: 'ambush' }),
      event('hurt', { hero: 'thor', amount: 1 }),
      event('icon', { icon: 'ongoing' }),
      event('threat', { amount: 1, total: 10 }),
      event('activates', { enemy: 'draugr-1' }),
      event('enemy-moved', { enemy: 'draugr-1' }),
      event('activates', { enemy: 'draugr-2' }),
      event('spawned', { enemy: 'draugr-3' }),
      event('hero-phase', { round: 3 }),
    ])!
    expect(told.sections.map(({ step, icon, lines }) => [step, icon, lines.map((line) => line.kind)])).toEqual([
      ['threat', '', ['threat']],
      ['event', '', ['hurt']],
      ['icon', 'ongoing', ['threat']],
      ['activation', '', ['enemy-moved']],
      ['spawns', '', ['spawned']],
    ])
    expect([told.round, told.event, told.fresh]).toEqual([2, 'ambush', true])
    expect(story([event('nemesis-phase', { round: 1 }), event('hero-phase'), event('action')])!.fresh).toBe(false)
    expect(story([event('action')])).toBeNull()
  })

  it('show the dice after a reroll', () => {
    const events = [
      event('rolled', { hero: 'thor', attribute: 'attack', dice: ['attack', 'defy', 'defy'] }),
      event('rerolled', { hero: 'thor', dice: ['defy', 'defy'], again: ['wild', 'tactics'] }),
      event('tested', { hero: 'thor', successes: 2 }),
    ]
    expect(lastRoll(events, 0)).toEqual({ hero: 'thor', attribute: 'attack', dice: ['attack', 'wild', 'tactics'], successes: 2, at: 0 })
    expect(lastRoll(events, 2)).toBeNull()
  })

  it('send progress from the hero to the mission', () => {
    expect(flights([event('defies', { hero: 'thor', mission: 'ambush' }), event('progress', { mission: 'ambush' })])).toEqual([{ from: 'piece:thor', to: 'mission:ambush', leg: 0 }])
  })
})

describe('option targets', () => {
  const decision: Decision = {
    seat: 0,
    kind: 'turn',
    origin: 'thor',
    shown: false,
    prompt: { key: 'dagger-ask-turn', arguments: { hero: 'thor' } },
    options: [
      { id: 'move:normal', verb: 'move', message: { key: 'dagger-option-action', arguments: { action: 'move', token: 'normal' } }, targets: ['thor', 'thor/move'] },
      { id: 'move:empowered', verb: 'move', message: { key: 'dagger-option-action', arguments: { action: 'move', token: 'empowered' } }, targets: ['thor', 'thor/move'] },
      { id: 'use:wong/text-1', verb: 'use', message: { key: 'dagger-option-text', arguments: { text: 'wong/text-1' } }, targets: ['wong'] },
    ],
  }

  it('leave the options that the chosen token pays for, and those without a cost', () => {
    expect(tokensOf(decision)).toEqual(['normal', 'empowered'])
    expect(tokensOf(null)).toEqual([])
    expect(withToken(decision, 'empowered').options.map((option) => option.id)).toEqual(['move:empowered', 'use:wong/text-1'])
  })

  it('include the spaces of the sheets', () => {
    expect(pointed(decision).options[0]!.targets).toEqual(['thor', 'thor/move'])
    expect(pointed(decision).options[2]).toEqual(decision.options[2])
  })

  it('name an answer by its ability', () => {
    const answer = { id: 'trigger:x', verb: 'trigger', message: { key: 'effect-trigger', arguments: { ability: 'wong/text-1', thing: 'thor' } }, targets: ['thor'] }
    const [shown] = pointed({ ...decision, options: [answer] }).options
    expect(shown).toEqual({ id: 'trigger:x', verb: 'trigger', message: { key: 'dagger-option-text', arguments: { text: 'wong/text-1' } }, targets: ['thor', 'wong'] })
  })
})

describe('tokens on the board', () => {
  it('are empowered on spaces with the empowered token', () => {
    const view = { heroes: [{ empowered_on: 'wakanda' }, { empowered_on: '' }] } as unknown as DaggerView
    expect([tokenOn(view, 'wakanda'), tokenOn(view, 'atlantis')]).toEqual(['empowered', 'normal'])
  })
})

describe('the proposed set-up', () => {
  const start = (hero: string, things: string[], suggested: string): QuestionView => ({ seat: 0, kind: 'start', hero, things, suggested })
  const questions = [start('hulk', ['wakanda', 'iliad', 'atlantis'], 'wakanda'), start('thor', ['iliad', 'atlantis'], 'iliad')]
  const asked = (hero: string, bases: string[]): Decision => ({ seat: 0, kind: 'start', prompt: { key: '', arguments: {} }, origin: hero, options: bases.map((base) => ({ id: `start:${base}`, verb: 'start', targets: [base], message: { key: '', arguments: {} } })) }) as unknown as Decision

  it('swaps the answers of two heroes', () => {
    const opening = new SetUpProposal()
    expect(opening.things(questions[1]!, questions)).toEqual(['wakanda', 'iliad', 'atlantis'])
    opening.wish(questions[1]!, 'wakanda', questions)
    expect(questions.map((question) => opening.answer(question))).toEqual(['iliad', 'wakanda'])
  })

  it('sends each accepted answer once, and asks if it no longer exists', () => {
    const opening = new SetUpProposal()
    opening.take(questions)
    expect(opening.next(asked('hulk', ['wakanda', 'iliad']))?.id).toBe('start:wakanda')
    expect(opening.next(asked('hulk', ['wakanda', 'iliad']))).toBeUndefined()
    expect(opening.next(asked('thor', ['atlantis']))).toBeUndefined()
  })

  it('is applied to the map', () => {
    const view = { heroes: [{ id: 'hulk', space: '', ready: [], aspect: '' }, { id: 'thor', space: '', ready: [], aspect: '' }], iliad: '', first: 0 } as unknown as DaggerView
    const iliad: QuestionView = { seat: 0, kind: 'iliad', hero: '', things: ['west', 'east'], suggested: 'east' }
    const shown = withProposal(view, new SetUpProposal(), [iliad, ...questions])
    expect([shown.iliad, ...shown.heroes.map(({ space }) => space)]).toEqual(['east', 'wakanda', 'east'])
  })
})
