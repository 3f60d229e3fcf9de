import { beforeEach, describe, expect, it } from 'vitest'
import { storeToken, tokenFor } from '../src/lib/token-storage'
import { StandingAnswers } from '../src/lib/standing-answers.svelte'
import type { Decision } from '../src/lib/wire'

const option = (id: string, ability = '', ...things: string[]) => ({ id, verb: id.split(':')[0]!, targets: things, message: { key: 'effect-trigger', arguments: ability ? { ability } : {} } })
const ask = (kind: string, ...options: ReturnType<typeof option>[]): Decision => ({ seat: 0, kind, prompt: { key: '', arguments: {} }, options, origin: '', shown: false })
const sense = option('trigger:spider-man@0/spider-man-1', 'spider-man-1', 'spider-man@0')
const flip = option('trigger:backflip@0.1/backflip-1', 'backflip-1', 'backflip@0.1')
const pass = option('pass')

beforeEach(() => localStorage.clear())

describe('standing answers', () => {
  it('ask everything by default', () => {
    expect(new StandingAnswers('t').answer(ask('window', sense, pass), 1)).toBeNull()
  })

  it('always use one ability and no other', () => {
    const standing = new StandingAnswers('t')
    standing.wish('spider-man-1', 'always')
    standing.wish('backflip-1', 'never')
    expect(standing.answer(ask('window', flip, sense, pass), 1)).toBe(sense.id)
    expect(standing.answer(ask('window', flip, pass), 2)).toBe('pass')
    expect(standing.answer(ask('may', option('may:yes', 'spider-man-1'), option('may:no')), 3)).toBe('may:yes')
    expect(standing.answer(ask('may', option('may:yes', 'backflip-1'), option('may:no')), 4)).toBe('may:no')
    expect(standing.answer(ask('turn', option('end-turn')), 5)).toBeNull()
    standing.forget()
    expect(standing.answer(ask('window', flip, pass), 6)).toBeNull()
  })

  it('pass until something else is offered', () => {
    const standing = new StandingAnswers('t')
    standing.passOn(ask('window', sense, pass))
    expect(standing.answer(ask('window', option(`${sense.id}#2`, 'spider-man-1', 'spider-man@0'), pass), 1)).toBe('pass')
    expect(standing.answer(ask('window', sense, flip, pass), 2)).toBeNull()
    expect(standing.answer(ask('window', sense, pass), 3)).toBeNull()
  })

  it('do not answer a choice that was undone', () => {
    const standing = new StandingAnswers('t')
    standing.wish('spider-man-1', 'always')
    expect(standing.answer(ask('window', sense, pass), 5)).toBe(sense.id)
    expect(standing.answer(ask('turn'), 6)).toBeNull()
    expect(standing.answer(ask('window', sense, pass), 5)).toBeNull()
  })

  it('are stored with the table, and cleared on request', () => {
    storeToken('t', 'champions', 'abc')
    new StandingAnswers('t').wish('spider-man-1', 'always')
    storeToken('t', 'champions', 'def') // the token is renewed on every visit
    expect(tokenFor('t')).toBe('def')
    expect(new StandingAnswers('t').answers).toEqual({ 'spider-man-1': 'always' })
    expect(new StandingAnswers('another').any).toBe(false)
    new StandingAnswers('t').forget()
    expect(new StandingAnswers('t').any).toBe(false)
  })
})
