import { describe, expect, it } from 'vitest'
import { flights } from '../src/games/splendor/flights'

describe('flights', () => {
  it('go from the bank to the mat and back, card by card', () => {
    expect(flights([{ move: 1, kind: 'took', facts: { seat: 1, gems: ['red', 'blue'] } }])).toEqual([
      { from: 'bank:red', to: 'tokens:1:red', leg: 0 },
      { from: 'bank:blue', to: 'tokens:1:blue', leg: 0 },
    ])
    const recruited = flights([
      { move: 1, kind: 'recruited', facts: { seat: 0, card: 'hulk', tokens: ['grey'] } },
      { move: 1, kind: 'refilled', facts: { card: 'thor', level: 3 } },
    ])
    expect(recruited).toEqual([
      { from: 'tokens:0:grey', to: 'bank:grey', leg: 0 },
      { from: 'card:hulk', to: 'team:0', leg: 0 },
      { from: 'deck:3', to: 'card:thor', leg: 1 },
    ])
  })

  it('are empty for events that move nothing', () => {
    expect(flights([{ move: 1, kind: 'turn', facts: { seat: 0 } }])).toEqual([])
  })
})
