import { describe, expect, it } from 'vitest'
import { requestConsequences } from '../src/lib/coach'
import type { Room } from '../src/lib/room.svelte'
import { Table, type BoardProps } from '../src/lib/table.svelte'
import type { ConsequenceShown, Option } from '../src/lib/wire'

const option = (id: string): Option => ({ id, verb: id, message: { key: 'x', arguments: {} }, targets: [] })
const lost: ConsequenceShown = { measure: 'lost', thing: '', before: 0, least: 1, most: 1, chance: false, good: -1, message: { key: 'consequence-lost', arguments: {} } }

function tableWith(options: string[], losing: string[], chosen: string[]): Table {
  const decision = { seat: 0, kind: 'turn', prompt: { key: 'x', arguments: {} }, options: options.map(option), origin: '', shown: false }
  const props = {
    view: { seat: 0, seats: 1, moves: 1, waiting_for: 0, waiting_kind: 'turn', decision, result: null },
    foreseen: { t: 'consequences', move: 1, options: Object.fromEntries(losing.map((id) => [id, [lost]])) },
    choose: (id: string) => chosen.push(id),
    content: null,
  } as unknown as BoardProps
  return new Table(() => props, () => null)
}

describe('the coach', () => {
  it('asks for confirmation before a choice that loses the game', () => {
    const chosen: string[] = []
    const table = tableWith(['attack', 'end-turn'], ['end-turn'], chosen)
    table.choose('end-turn')
    expect(table.doomed).toBe('end-turn')
    expect(chosen).toEqual([])
    table.choose('end-turn', true)
    expect(table.doomed).toBeNull()
    expect(chosen).toEqual(['end-turn'])
  })

  it('does not warn about safe options, nor if every option loses', () => {
    const chosen: string[] = []
    tableWith(['attack', 'end-turn'], ['end-turn'], chosen).choose('attack')
    tableWith(['attack', 'end-turn'], ['attack', 'end-turn'], chosen).choose('end-turn')
    expect(chosen).toEqual(['attack', 'end-turn'])
  })

  it('is not asked while a choice is being sent', () => {
    let asked = 0
    const table = { game: 'dagger', lesson: false, seats: [{ kind: 'person' }] }
    const room = (sending: boolean) => ({ table, seat: 0, view: { decision: {} }, sending, foresee: () => (asked += 1) }) as unknown as Room
    requestConsequences(room(true))
    expect(asked).toBe(0)
    requestConsequences(room(false))
    expect(asked).toBe(1)
  })
})
