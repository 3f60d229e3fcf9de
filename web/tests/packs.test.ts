/** Tables with packs: their own content, marks on cards from packs, and the packs of records. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Character } from '../src/games/splendor/content'
import Face from '../src/games/splendor/Face.svelte'
import { Refused } from '../src/lib/api'
import { openRecord } from '../src/lib/open-record'
import { contentOf, fromPack } from '../src/lib/packs.svelte'
import { rulebooks } from '../src/lib/rules/rulebooks.svelte'
import type { TableShown } from '../src/lib/wire'
import { storePack } from '../src/lib/workshop/pack-storage'
import { openPack } from '../src/lib/workshop/open-pack'
import PackList from '../src/parts/PackList.svelte'

const mine = { title: 'My box', fingerprint: 'abc', cards: 1 }
const table = (packs: TableShown['packs']) => ({ id: 't1', game: 'splendor', products: [], packs }) as unknown as TableShown
const hawkeye: Character = { id: 'hawkeye', name: { en: 'Hawkeye', es: 'Ojo de Halcón' }, source: 'published', level: 1, bonus: 'orange', points: 9, avengers: 1, cost: {} }
const pack = { game: 'splendor', title: 'My box', rows: { characters: [{ id: 'hawkeye', points: 9 }] } }
const file = (value: unknown, name = 'file.json') => new File([JSON.stringify(value)], name)

let asked: { path: string; body: unknown }[] = []
let answers: Record<string, [status: number, body: unknown]> = {}

beforeEach(() => {
  asked = []
  answers = {}
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) })
    const [status, answer] = answers[path] ?? [200, []]
    return { ok: status < 300, status, json: async () => answer }
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a table', () => {
  it('with packs loads its own content, any other the content of its game', async () => {
    await contentOf(table([mine]))
    await contentOf(table([]))
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t1/content', '/api/games/splendor/content'])
  })

  it('marks what comes from a pack, and nothing else', async () => {
    await contentOf(table([mine]))
    for (const [card, said] of [[{ ...hawkeye, pack: 'abc' }, 'web-from-pack'], [{ ...hawkeye, pack: 'gone' }, 'web-from-a-pack'], [hawkeye, '']] as const) {
      const face = mount(Face, { target: document.body, props: { card } })
      flushSync()
      const mark = document.querySelector('[data-pack]')
      expect(Boolean(mark)).toBe(said !== '')
      if (said) {
        expect(mark!.getAttribute('title')).toBe(fromPack(card.pack))
        expect(document.querySelector('.sr-only')!.textContent).toContain(fromPack(card.pack))
      }
      void unmount(face)
    }
    expect(fromPack(undefined)).toBe('')
    expect(fromPack('abc')).not.toBe(fromPack('gone'))
  })

  it('lists its packs for download', () => {
    const list = mount(PackList, { target: document.body, props: { table: table([mine]) } })
    flushSync()
    expect(document.querySelector('.packs a')!.getAttribute('href')).toBe('/api/tables/t1/packs/abc')
    void unmount(list)
  })

  it('explains terms with its own cards, not those of another table', async () => {
    for (const path of ['/api/rules/splendor', '/api/games/splendor/lessons']) answers[path] = [200, path.endsWith('lessons') ? [] : { game: 'splendor', chapters: [], glossary: [], rulings: [] }]
    const of = (fingerprint: string, points: number) => ({ fingerprint, character: [{ ...hawkeye, points }] })
    const cards = async (content: unknown) => {
      await rulebooks.open('splendor', async () => () => null, content).catch(() => undefined)
      return rulebooks.here?.cards
    }
    const one = await cards(of('f1', 1))
    expect(await cards(of('f2', 9))).not.toBe(one)
    expect(await cards(of('f1', 1))).toBe(one)
  })
})

describe('a record', () => {
  const record = { game: 'splendor', config: { seats: 2 }, people: [{}, { bot: 'easy' }], packs: [mine] }
  const created = () => asked.find(({ path, body }) => path === '/api/tables' && body)?.body as { packs: unknown[] }

  beforeEach(() => {
    answers['/api/tables'] = [201, { table: 't2', token: 'x', seat: 0 }]
    answers['/api/tables/t2'] = [200, { status: 'over' }]
  })

  it('sends the packs that were chosen with it, stored here, or offered by the server', async () => {
    expect(await openRecord([file(pack), file(record)], [])).toBe('/replay/t2')
    expect(created().packs).toEqual([pack])
    asked = []
    storePack({ key: 'k', at: 0, pack: pack as never })
    await openRecord([file(record)], [])
    expect(created().packs).toEqual([pack])
    asked = []
    answers['/api/games/splendor/packs'] = [200, [{ ...mine, game: 'splendor' }]]
    await openRecord([file(record)], [])
    expect(created().packs).toEqual(['abc'])
  })

  it('reports the missing pack and what to do', async () => {
    answers['/api/tables'] = [409, { key: 'error-missing-packs', arguments: { packs: 'My box (abc)' } }]
    await expect(openRecord([file(record)], [])).rejects.toMatchObject({ key: 'web-missing-packs', values: { packs: 'My box (abc)' } })
    await expect(openRecord([file(pack)], [])).rejects.toMatchObject({ key: 'error-not-a-record' })
  })
})

describe('a pack file', () => {
  it('opens if it is a valid pack of this game', async () => {
    expect(await openPack('splendor', file(pack))).toEqual(pack)
    await expect(openPack('united', file(pack, 'a.json'))).rejects.toMatchObject({ key: 'web-pack-of-other-game', values: { file: 'a.json' } })
    await expect(openPack('splendor', file({ rows: 3 }))).rejects.toBeInstanceOf(Refused)
    await expect(openPack('splendor', new File(['{broken'], 'b.json'))).rejects.toMatchObject({ key: 'web-not-a-pack' })
  })
})
