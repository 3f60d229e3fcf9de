import { describe, expect, it } from 'vitest'
import { pointingAt, taking } from '../src/games/splendor/token-picks'
import type { Decision, Option } from '../src/lib/wire'

function take(...gems: string[]): Option {
  return {
    id: `take:${gems.join('+')}`,
    verb: 'take',
    message: { key: 'splendor-option-take', arguments: { gems } },
    targets: [...new Set(gems)].map((gem) => `bank:${gem}`),
  }
}

const recruit: Option = { id: 'recruit:hulk', verb: 'recruit', message: { key: 'splendor-option-recruit', arguments: { card: 'hulk' } }, targets: ['hulk'] }
const reserve: Option = { id: 'reserve:hulk', verb: 'reserve', message: { key: 'splendor-option-reserve', arguments: { card: 'hulk' } }, targets: ['hulk'] }
const decision: Decision = {
  seat: 0,
  kind: 'action',
  prompt: { key: 'splendor-ask-action', arguments: {} },
  options: [take('red', 'red'), take('red', 'blue', 'yellow'), take('red', 'blue', 'orange'), recruit, reserve],
  origin: '',
  shown: false,
}

describe('picking tokens', () => {
  it('offers every colour in some option', () => {
    expect([...taking(decision, []).next].sort()).toEqual(['blue', 'orange', 'red', 'yellow'])
    expect(taking(decision, []).exact).toBeNull()
  })

  it('offers only what some option still contains after a pick', () => {
    expect([...taking(decision, ['red']).next].sort()).toEqual(['blue', 'orange', 'red', 'yellow'])
    expect([...taking(decision, ['blue']).next].sort()).toEqual(['orange', 'red', 'yellow'])
    expect([...taking(decision, ['yellow', 'blue']).next]).toEqual(['red'])
  })

  it('finds the option that takes exactly the picks, in any order', () => {
    expect(taking(decision, ['red', 'red']).exact?.id).toBe('take:red+red')
    expect(taking(decision, ['yellow', 'red', 'blue']).exact?.id).toBe('take:red+blue+yellow')
    expect(taking(decision, ['red', 'blue']).exact).toBeNull()
  })

  it('offers nothing for impossible picks, or without a decision', () => {
    expect(taking(decision, ['blue', 'blue']).next.size).toBe(0)
    expect(taking(null, []).next.size).toBe(0)
  })
})

describe('options of a target', () => {
  it('are found by their targets', () => {
    expect(pointingAt(decision, 'hulk').map((option) => option.verb)).toEqual(['recruit', 'reserve'])
    expect(pointingAt(decision, 'thor')).toEqual([])
    expect(pointingAt(null, 'hulk')).toEqual([])
  })
})
