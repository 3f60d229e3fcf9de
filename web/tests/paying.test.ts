import { describe, expect, it } from 'vitest'
import { readContent } from '../src/games/champions/content'
import { payWith, proposal } from '../src/games/champions/paying'
import type { ChampionsView } from '../src/games/champions/view'
import type { Decision } from '../src/lib/wire'

const RESOURCES: Record<string, string[]> = { energy: ['energy', 'energy'], haymaker: ['physical'], genius: ['mental', 'mental'], tackle: ['physical'] }
const content = readContent({
  card: Object.entries(RESOURCES).map(([id, resources]) => ({ id, resources, name: {}, abilities: [], text: {} })),
  part: [],
  deck: [],
  scenario: [],
})

function asked(need: string[], got: string[], hand: string[], uses: Record<string, string[]> = {}) {
  const spent = [...new Map(hand.map((thing) => [thing.split('@')[0], thing])).values()]
  const options = [
    ...spent.map((thing) => ({ id: `spend:${thing}`, verb: 'spend', targets: [thing], message: { key: '', arguments: { card: thing } } })),
    ...Object.entries(uses).map(([thing, resources]) => ({ id: `use:${thing}/1`, verb: 'use', targets: [thing], message: { key: '', arguments: { card: thing, resources } } })),
  ]
  const decision = { kind: 'pay', seat: 0, options } as unknown as Decision
  const view = { players: [{ hand }], paying: { card: 'tackle@0.9', need, got, missing: need.length - got.length, limitless: false } } as unknown as ChampionsView
  return { decision, view }
}
const proposed = (...facts: Parameters<typeof asked>) => {
  const { view, decision } = asked(...facts)
  return proposal(view, decision, content)
}

describe('a proposed payment', () => {
  it('takes the fewest cards and wastes nothing', () => {
    expect(proposed(['any', 'any'], [], ['haymaker@0.1', 'energy@0.1', 'tackle@0.1'])).toEqual(['energy@0.1'])
    expect(proposed(['any'], [], ['energy@0.1', 'haymaker@0.1'])).toEqual(['haymaker@0.1'])
  })

  it('uses an ability before a card', () => {
    expect(proposed(['any'], [], ['haymaker@0.1'], { 'web-shooter@0.1': ['wild'] })).toEqual(['web-shooter@0.1'])
  })

  it('covers the types needed, with a copy of a card for each', () => {
    expect(proposed(['mental', 'any'], [], ['haymaker@0.1', 'haymaker@0.2', 'genius@0.1'])).toEqual(['genius@0.1'])
    expect(proposed(['any', 'any'], [], ['haymaker@0.1', 'haymaker@0.2'])).toEqual(['haymaker@0.1', 'haymaker@0.2'])
    expect(proposed(['mental'], [], ['haymaker@0.1'])).toBeNull()
  })

  it('counts what was paid, and exists only while something is paid', () => {
    expect(proposed(['any', 'any'], ['energy'], ['energy@0.1', 'haymaker@0.1'])).toEqual(['haymaker@0.1'])
    const { view, decision } = asked(['any'], [], ['haymaker@0.1'])
    expect(proposal(view, { ...decision, kind: 'turn' }, content)).toBeNull()
    expect(proposal(view, null, content)).toBeNull()
  })

  it('is paid one thing at a time, with any copy of a card', () => {
    const { decision } = asked(['any'], [], ['haymaker@0.2'])
    expect(payWith(decision, 'haymaker@0.1')?.id).toBe('spend:haymaker@0.2')
    expect(payWith(decision, 'energy@0.1')).toBeNull()
    expect(payWith(decision, undefined)).toBeNull()
  })
})
