import { describe, expect, it } from 'vitest'
import { scoreLine } from '../src/lib/scoreline'

describe('the score chart', () => {
  it('has the start, the end of every round, and the end, without missing ones', async () => {
    const events = [2, 3, 4].map((round) => ({ move: (round - 1) * 2, kind: 'round', facts: { round } }))
    const asked: number[] = []
    const line = await scoreLine(events, 4, 7, async (move) => {
      asked.push(move)
      return move === 4 ? null : [move, 0]
    })
    expect(asked).toEqual([0, 2, 4, 6, 7])
    expect(line.map((score) => score.round)).toEqual([0, 1, 3, 4])
  })
})
