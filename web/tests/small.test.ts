import { describe, expect, it } from 'vitest'
import { flights } from '../src/games/splendor/flights'
import { EMBLEMS } from '../src/games/splendor/emblems'
import { read } from '../src/lib/router.svelte'
import { scoreLine } from '../src/lib/scoreline'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

describe('places', () => {
  it('are read from the address', () => {
    expect(read('/', '')).toEqual({ at: 'lobby' })
    expect(read('/table/abc', '')).toEqual({ at: 'table', table: 'abc' })
    expect(read('/replay/abc', '?move=12')).toEqual({ at: 'replay', table: 'abc', move: 12 })
    expect(read('/replay/abc', '?move=x')).toEqual({ at: 'replay', table: 'abc', move: null })
    expect(read('/nowhere', '')).toEqual({ at: 'lobby' })
  })
})

describe('what travels', () => {
  it('goes from the bank to the mat and back, card by card', () => {
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

  it('is nothing for events that move nothing', () => {
    expect(flights([{ move: 1, kind: 'turn', facts: { seat: 0 } }])).toEqual([])
  })
})

describe('the score line', () => {
  it('has the start, the end of every round, and the end; what cannot be had is left out', async () => {
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

describe('emblems', () => {
  it('exist for every character and place', () => {
    const folder = join(__dirname, '../../src/tableverse/games/splendor/content')
    for (const file of ['characters.yaml', 'locations.yaml']) {
      const ids = [...readFileSync(join(folder, file), 'utf8').matchAll(/^- \{id: ([a-z0-9-]+)/gm)].map((match) => match[1]!)
      expect(ids.length).toBeGreaterThan(7)
      expect(ids.filter((id) => !EMBLEMS[id])).toEqual([])
    }
  })
})
