import { describe, expect, it } from 'vitest'
import { AutoEndTurn } from '../src/lib/auto-end-turn'
import type { Decision } from '../src/lib/wire'

const ask = (...ids: string[]): Decision => ({ seat: 0, kind: 'turn', prompt: { key: '', arguments: {} }, options: ids.map((id) => ({ id, verb: id.split(':')[0]!, targets: [], message: { key: '', arguments: {} } })), origin: '', shown: true })

describe('automatic end of a turn', () => {
  it('happens only if ending the turn is the only option', () => {
    const ending = new AutoEndTurn()
    expect(ending.answer(ask('attack:rhino', 'end-turn'), 1)).toBeNull()
    expect(ending.answer(ask('end-turn'), 2)).toBe('end-turn')
    expect(ending.answer(ask('end'), 3)).toBe('end')
    expect(ending.answer(ask('take:gem'), 4)).toBeNull()
  })

  it('does not happen where a choice was undone', () => {
    const ending = new AutoEndTurn()
    expect(ending.answer(ask('end'), 7)).toBe('end')
    expect(ending.answer(ask('end'), 12)).toBe('end')
    expect(ending.answer(ask('end'), 7)).toBeNull()
    expect(ending.answer(ask('end'), 9)).toBe('end')
  })
})
