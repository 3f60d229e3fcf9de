import { describe, expect, it } from 'vitest'
import { splitNumber, parseReference } from '../src/lib/references'

const nothing = { kind: '', name: '', at: '', copy: '', text: '' }

describe('references', () => {
  it.each([
    ['card:loki-move', { kind: 'card', name: 'loki-move' }],
    ['entry:4', { kind: 'entry', name: '4' }],
    ['thug@london', { name: 'thug', at: 'london' }],
    ['haymaker@1.2', { name: 'haymaker', at: '1', copy: '2' }],
    ['spider-man@0', { name: 'spider-man', at: '0' }],
    ['stampede.3', { name: 'stampede', copy: '3' }],
    ['wong/text-1', { name: 'wong', text: 'text-1' }],
    ['villain', { name: 'villain' }],
    ['', {}],
  ])('%s is read part by part', (thing, parts) => {
    expect(parseReference(thing)).toEqual({ ...nothing, ...parts })
  })

  it('distinguish numbered pieces', () => {
    expect(splitNumber('hydra-soldier-2')).toEqual({ name: 'hydra-soldier', number: '2' })
    expect(splitNumber('thanos')).toEqual({ name: '', number: 'thanos' })
  })
})
