/** Undo and redo in the workshop: fields, lists, text, copies, ids, titles and whole packs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedPacks } from '../src/lib/workshop/pack-storage'
import { insert, put, type Row } from '../src/lib/workshop/tree'
import { Workshop } from '../src/lib/workshop/workshop.svelte'

const hawkeye: Row = { id: 'hawkeye', name: { en: 'Hawkeye', es: 'Ojo de Halcón' }, charge: 3, traits: ['sharp'] }
const falcon: Row = { id: 'falcon', name: { en: 'Falcon', es: 'Halcón' }, charge: 2 }
const listed = ({ id, name }: Row) => ({ kind: 'support', section: 'support', part: false, file: 'support', id, name, source: 'published' })
const shown = (row: Row) => ({ row, said: { en: [], es: [] }, printed: {} })
const answers: Record<string, unknown> = {
  '/components': { files: [{ file: 'support', kind: 'support', adds: true }], components: [listed(hawkeye), listed(falcon)] },
  '/vocabulary': { kinds: { effect: [], selector: [], number: [], condition: [] }, names: {}, choosing: [] },
  '/fields': { kinds: { support: { '': { fields: {} } } } },
  '/components/support/hawkeye': shown(hawkeye),
  '/components/support/falcon': shown(falcon),
  '/components/support/hawkeye/copy?called=archer': { rows: { support: [{ ...hawkeye, id: 'archer' }] } },
}
let understood: Row | null = null
/** Delays the answer about Hawkeye. */
let late: Promise<void> | null = null
let shop: Workshop

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  understood = late = null
  vi.stubGlobal('fetch', async (path: string) => {
    const asked = path.replace('/api/games/dagger', '')
    if (asked.endsWith('/hawkeye')) await late
    const answer = asked === '/check' ? { ok: true, problems: [], cards: [], pack: understood && { rows: { support: [understood] } } } : answers[asked]
    return { ok: answer !== undefined, status: answer === undefined ? 404 : 200, json: async () => answer }
  })
  shop = new Workshop('dagger')
  await shop.start('', '')
})
afterEach(() => {
  shop.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (id: string) => shop.open(shop.all.find((one) => one.id === id)!)
const rows = () => shop.pack.rows.support ?? []
const lying = () => shop.editor?.component.id ?? null
const kept = () => storedPacks('dagger').map(({ pack }) => pack.rows.support?.map((row) => row.id))

describe('undo', () => {
  it('treats typing in one field as one step and list changes as one each, and stores the result', async () => {
    await open('hawkeye')
    shop.editor!.change(put(shop.editor!.row, ['charge'], 1), ['charge'])
    shop.editor!.change(put(shop.editor!.row, ['charge'], 12), ['charge'])
    shop.editor!.change(insert(shop.editor!.row, ['traits', 1], 'quick'))
    shop.editor!.change(insert(shop.editor!.row, ['traits', 2], 'calm'))
    await shop.undo()
    expect(shop.editor!.row.traits).toEqual(['sharp', 'quick'])
    await shop.undo()
    expect([shop.editor!.row.traits, shop.editor!.row.charge]).toEqual([['sharp'], 12])
    await shop.undo()
    expect([shop.editor!.row, rows(), shop.undoable, shop.redoable]).toEqual([hawkeye, [], false, true])
    await shop.redo()
    await shop.redo()
    expect(shop.editor!.row.traits).toEqual(['sharp', 'quick'])
    expect(storedPacks('dagger')[0]!.pack.rows.support![0]!.charge).toBe(12)
  })

  it('returns to the component of the change, whatever is open', async () => {
    await open('hawkeye')
    shop.editor!.change(put(shop.editor!.row, ['charge'], 5))
    await open('falcon')
    shop.editor!.change(put(shop.editor!.row, ['charge'], 6))
    shop.close()
    await shop.undo()
    expect([lying(), shop.editor!.row.charge]).toEqual(['falcon', 2])
    await shop.undo()
    expect([lying(), shop.editor!.row.charge, rows()]).toEqual(['hawkeye', 3, []])
    await shop.redo()
    expect([lying(), shop.editor!.row.charge]).toEqual(['hawkeye', 5])
    await shop.redo()
    expect([lying(), shop.editor!.row.charge]).toEqual(['falcon', 6])
  })

  it('covers a copy, its new id and its deletion', async () => {
    await open('hawkeye')
    expect(await shop.make(shop.editor!.component, { en: 'Archer', es: 'Arquera' })).toBe(true)
    expect(await shop.identify(shop.editor!.component, 'bow')).toBe(true)
    shop.delete(shop.editor!.component)
    expect([lying(), rows()]).toEqual([null, []])
    await shop.undo()
    expect([lying(), rows().map((row) => row.id)]).toEqual(['bow', ['bow']])
    await shop.undo()
    expect([lying(), rows().map((row) => row.id)]).toEqual(['archer', ['archer']])
    await shop.undo()
    expect([lying(), rows()]).toEqual(['hawkeye', []])
    for (const after of [['archer', ['archer']], ['bow', ['bow']], [null, []]]) {
      await shop.redo()
      expect([lying(), rows().map((row) => row.id)]).toEqual(after)
    }
    expect(shop.redoable).toBe(false)
  })

  it('covers text, one step for each valid state', async () => {
    await open('hawkeye')
    understood = { ...hawkeye, charge: 7 }
    shop.editor!.write('id: hawkeye\ncharge: [')
    shop.editor!.write('id: hawkeye\ncharge: 7')
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows()[0]!.charge).toBe(7)
    understood = null
    shop.editor!.write('charge: [')
    await vi.advanceTimersByTimeAsync(1000)
    expect(shop.editor!.unread).toBe(true)
    await shop.undo()
    expect([shop.editor!.text, shop.editor!.row.charge]).toEqual([null, 7])
    await shop.undo()
    expect([shop.editor!.row, rows()]).toEqual([hawkeye, []])
    await shop.redo()
    await shop.redo()
    expect(shop.editor!.text).toBe('charge: [')
    expect(storedPacks('dagger')[0]!.texts).toEqual({ 'support/hawkeye': 'charge: [' })
  })

  it('covers titles, other packs and a deleted pack', async () => {
    await open('hawkeye')
    shop.editor!.change(put(shop.editor!.row, ['charge'], 5))
    shop.entitle('Arrows')
    shop.entitle('Arrows')
    shop.begin()
    expect([shop.changed, lying()]).toEqual([0, null])
    await shop.undo()
    expect([shop.pack.title, shop.changed]).toEqual(['Arrows', 1])
    shop.forget()
    expect([kept(), shop.changed]).toEqual([[], 0])
    await shop.undo()
    expect([kept(), shop.pack.title]).toEqual([[['hawkeye']], 'Arrows'])
    await shop.redo()
    expect(kept()).toEqual([])
    await shop.undo()
    await shop.undo()
    expect(shop.pack.title).not.toBe('Arrows')
    await shop.undo()
    expect([shop.changed, shop.undoable]).toEqual([0, false])
  })

  it('shows the latest request, however slow the answers are', async () => {
    let resolve = () => {}
    late = new Promise((done) => (resolve = done))
    const first = open('hawkeye')
    await open('falcon')
    resolve()
    await first
    expect(lying()).toBe('falcon')
  })
})
