/** The workshop's editor: row updates, grammar, completion, undo, packs and share links. */
import { beforeEach, describe, expect, it } from 'vitest'
import { complete } from '../src/lib/workshop/completion'
import { Grammar, read, replace, withArgument, type Fields, type Parameter, type Vocabulary } from '../src/lib/workshop/grammar'
import { UndoHistory } from '../src/lib/workshop/undo-history'
import { forgetPack, storePack, storedPacks } from '../src/lib/workshop/pack-storage'
import { addedComponents, dependentRows, confirmed, emptyPack, fileName, isPack, newId, countConfirmed, withNames, rowOf, rowCount, withIds, withNew, withRow } from '../src/lib/workshop/pack'
import { fromFragment, toFragment } from '../src/lib/workshop/share-link'
import { at, changes, drop, duplicate, holes, insert, put, rename, same, shift, type Row } from '../src/lib/workshop/tree'
import { rowText } from '../src/lib/workshop/labels'
import { asItem, toYaml } from '../src/lib/workshop/yaml'

const taken = (name: string, kind: Parameter['kind'], change: Partial<Parameter> = {}): Parameter => ({ name, kind, many: '', required: true, one_of: [], names: '', least: 0, most: 999, ...change })
const vocabulary: Vocabulary = {
  kinds: {
    effect: [
      { word: 'sequence', takes: [taken('parts', 'effect', { many: 'list', least: 2 })] },
      { word: 'deal', takes: [taken('to', 'selector'), taken('damage', 'number', { required: false }), taken('by', 'text', { required: false, one_of: ['nemesis', 'you'] })] },
      { word: 'suffer', takes: [taken('who', 'selector'), taken('damage', 'number', { required: false })] },
      { word: 'choose', takes: [taken('options', 'effect', { many: 'dict' })] },
      { word: 'may', takes: [taken('do', 'effect')] },
      { word: 'rest', takes: [taken('plus', 'number', { required: false })] },
    ],
    selector: [
      { word: 'you', takes: [] },
      { word: 'enemies', takes: [taken('where', 'text', { required: false, one_of: ['here', 'region'] }), taken('kind', 'text', { required: false })] },
    ],
    number: [{ word: 'count', takes: [taken('of', 'selector')] }],
    condition: [{ word: 'some', takes: [taken('of', 'selector')] }],
  },
  names: { gear: ['claws', 'shield'] },
  choosing: ['one'],
}
const fields: Fields = {
  support: {
    '': { fields: { id: true, name: true, charge: false, texts: false } },
    name: { what: 'names' },
    charge: { what: 'whole', least: 1, most: 9 },
    texts: { many: true },
    'texts.*': { fields: { use: true, effect: true, when: false } },
    'texts.*.use': { what: 'word', offered: ['action', 'free'] },
    'texts.*.effect': { what: 'effect' },
  },
  event: { '': { fields: { id: true, texts: false } }, 'texts.*.when': { what: 'condition' } },
}
const grammar = new Grammar(vocabulary, fields)
const row: Row = {
  id: 'hawkeye',
  name: { en: 'Hawkeye', es: 'Ojo de Halcón' },
  charge: 3,
  texts: [{ use: 'free', effect: { sequence: [{ deal: { to: { one: { enemies: { where: 'region' } } }, damage: 2 } }, 'rest', { may: { choose: { strong: 'rest', weak: { rest: 1 } } } }] } }],
}
const effect = ['texts', 0, 'effect', 'sequence'] as const

describe('a row', () => {
  it('is changed at any path without mutation', () => {
    const changed = put(row, [...effect, 0, 'deal', 'damage'], 4)
    expect(at(changed, [...effect, 0, 'deal', 'damage'])).toBe(4)
    expect(at(row, [...effect, 0, 'deal', 'damage'])).toBe(2)
    expect(changes(row, changed)).toEqual([{ path: [...effect, 0, 'deal', 'damage'], before: 2, after: 4 }])
    expect(at(put(row, ['texts', 0, 'when', 'some'], 'you'), ['texts', 0, 'when'])).toEqual({ some: 'you' })
  })

  it('supports adding, removing, moving and copying list items', () => {
    const list = (value: unknown) => (at(value as Row, [...effect]) as unknown[]).map((part) => (typeof part === 'string' ? part : Object.keys(part as Row)[0]))
    expect(list(insert(row, [...effect, 1], 'rest'))).toEqual(['deal', 'rest', 'rest', 'may'])
    expect(list(drop(row, [...effect, 0]))).toEqual(['rest', 'may'])
    expect(list(shift(row, [...effect, 2], -1))).toEqual(['deal', 'may', 'rest'])
    expect(list(shift(row, [...effect, 0], 2))).toEqual(['rest', 'may', 'deal'])
    expect(shift(row, [...effect, 0], -1)).toBe(row)
    expect(list(duplicate(row, [...effect, 0]))).toEqual(['deal', 'deal', 'rest', 'may'])
    expect(Object.keys(drop(row, ['charge']) as Row)).toEqual(['id', 'name', 'texts'])
  })

  it('keeps the order of fields on a rename, and never loses one', () => {
    expect(Object.keys(rename({ a: 1, b: 2 }, ['a'], 'c') as Row)).toEqual(['c', 'b'])
    expect(rename({ a: 1, b: 2 }, ['a'], 'b')).toEqual({ a: 1, b: 2 })
  })

  it('compares equal in any field order, and lists its holes', () => {
    expect(same({ a: [1, { b: 2, c: 3 }] }, { a: [1, { c: 3, b: 2 }] })).toBe(true)
    expect(same({ a: 1 }, { a: '1' })).toBe(false)
    expect(holes({ a: null, b: [{ c: null }] })).toEqual([['a'], ['b', 0, 'c']])
  })

  it('does not follow inherited properties', () => {
    expect(at({}, ['constructor'])).toBeUndefined()
  })
})

describe('the grammar', () => {
  const fit = (...path: (string | number)[]) => grammar.fit('support', row, path)

  it('knows the fields, lists and words of a row', () => {
    expect(fit('charge')).toMatchObject({ what: 'whole', least: 1, most: 9 })
    expect(fit('name').what).toBe('names')
    expect(fit('texts')).toMatchObject({ what: 'list', each: { what: 'fields' } })
    expect(fit('texts', 0, 'use')).toMatchObject({ what: 'word', offered: ['action', 'free'] })
    expect(fit('texts', 0, 'effect').what).toBe('effect')
    expect(fit(...effect)).toMatchObject({ what: 'list', each: { what: 'effect' } })
    expect(fit(...effect, 0, 'deal', 'to').what).toBe('selector')
    expect(fit(...effect, 0, 'deal', 'to', 'one').what).toBe('selector')
    expect(fit(...effect, 0, 'deal', 'to', 'one', 'enemies', 'where')).toMatchObject({ what: 'word', offered: ['here', 'region'] })
    expect(fit(...effect, 0, 'deal', 'damage').what).toBe('number')
    expect(fit(...effect, 2, 'may', 'choose', 'weak').what).toBe('effect')
    expect(fit(...effect, 2, 'may', 'choose', 'weak', 'rest').what).toBe('number')
  })

  it('uses other kinds for a field that none of this kind has', () => {
    expect(fit('texts', 0, 'when').what).toBe('condition')
    expect(fit('something', 'else').what).toBe('text')
  })

  it('starts a new part with the fields that all others have', () => {
    expect(grammar.begin('support', row, ['texts'])).toEqual([{ use: 'action', effect: null }])
    expect(grammar.begin('support', row, ['charge'])).toBe(1)
  })

  it('offers only existing words', () => {
    expect(grammar.offered('selector')).toEqual(['enemies', 'one', 'you'])
    expect(grammar.word('effect', 'toString')).toBeNull()
  })
})

describe('a word', () => {
  it('is parsed in every notation', () => {
    const given = (value: Parameters<typeof read>[2]) => Object.fromEntries(read(grammar, 'effect', value)!.arguments.filter((one) => one.value !== undefined).map((one) => [one.taken.name, one.value]))
    expect(given('rest')).toEqual({})
    expect(given({ rest: 2 })).toEqual({ plus: 2 })
    expect(given({ rest: { plus: 2 } })).toEqual({ plus: 2 })
    expect(given({ deal: { one: 'you' } })).toEqual({ to: { one: 'you' } })
    expect(read(grammar, 'effect', 'you')).toBeNull()
    expect(read(grammar, 'effect', { deal: 'you', rest: 1 })).toBeNull()
  })

  it('keeps matching arguments when replaced, and leaves holes for required ones', () => {
    expect(replace(grammar, 'effect', { deal: { to: 'you', damage: 2 } }, 'suffer')).toEqual({ suffer: { who: null, damage: 2 } })
    expect(replace(grammar, 'effect', null, 'sequence')).toEqual({ sequence: [null, null] })
    expect(replace(grammar, 'effect', { deal: 'you' }, 'rest')).toBe('rest')
    expect(replace(grammar, 'number', { count: 'you' }, '3')).toBe(3)
  })

  it('is written in the shortest notation that parses back', () => {
    expect(withArgument(grammar, 'effect', { deal: 'you' }, 'damage', 3)).toEqual({ deal: { to: 'you', damage: 3 } })
    expect(withArgument(grammar, 'effect', { deal: { to: 'you', damage: 3 } }, 'damage', undefined)).toEqual({ deal: 'you' })
    const tricky = withArgument(grammar, 'effect', { may: 'rest' }, 'do', { do: 'rest' })
    expect(read(grammar, 'effect', tricky)!.arguments[0]!.value).toEqual({ do: 'rest' })
  })
})

describe('completion', () => {
  const words = ['deal', 'heal', 'redeal-all', 'place-threat', 'remove-threat', 'draw']

  it('ranks prefixes first, then prefixes of a part, then the rest', () => {
    expect(complete(words, 'deal')).toEqual(['deal', 'redeal-all'])
    expect(complete(words, 'thr')).toEqual(['place-threat', 'remove-threat'])
    expect(complete(words, 'Place thr')).toEqual(['place-threat'])
    expect(complete(words, 'rmthr')).toEqual(['remove-threat'])
    expect(complete(words, 'zz')).toEqual([])
    expect(complete(words, '')).toEqual(words)
  })

  it('finds a word by its meaning, without accents', () => {
    expect(complete(words, 'curacion', (word) => (word === 'heal' ? 'Curación de 2' : ''))).toEqual(['heal'])
  })
})

describe('the undo history', () => {
  it('treats typing in one place as one step, and drops the redo states after a change', () => {
    const history = new UndoHistory('a')
    history.change('ab', 'name')
    history.change('abc', 'name')
    history.change('abc!', '')
    history.undo()
    expect(history.now).toBe('abc')
    history.undo()
    expect(history.now).toBe('a')
    expect(history.undoable).toBe(false)
    history.redo()
    history.change('x', '')
    expect([history.now, history.redoable]).toEqual(['x', false])
    history.undo()
    expect(history.now).toBe('abc')
  })
})

describe('a pack', () => {
  const pack = withRow(emptyPack('dagger', 'Mi caja: ¡sí!'), 'support', 'hawkeye', { ...row, charge: 4 }, row)

  beforeEach(() => localStorage.clear())

  it('contains only what differs from the box', () => {
    expect(rowCount(pack)).toBe(1)
    expect(rowOf(pack, 'support', 'hawkeye')?.charge).toBe(4)
    expect(withRow(pack, 'support', 'hawkeye', row, row).rows).toEqual({})
    expect(withRow(pack, 'support', 'hawkeye', null).rows).toEqual({})
    expect(fileName(pack)).toBe('mi-caja-si.dagger.json')
  })

  it('counts confirmed rows', () => {
    const ours = [{ file: 'support', id: 'hawkeye' }, { file: 'support', id: 'falcon' }]
    const reconstructed = withRow(pack, 'support', 'hawkeye', { ...row, source: 'reconstructed' })
    expect(countConfirmed(reconstructed, ours)).toBe(0)
    expect(countConfirmed(withRow(pack, 'support', 'hawkeye', confirmed({ ...row, source: 'rulebook', reconstructed: ['texts'] })), ours)).toBe(1)
  })

  it('survives a share link unchanged', async () => {
    const fragment = await toFragment(pack)
    expect(fragment).toMatch(/^pack=[\w-]+$/)
    expect(await fromFragment(fragment!)).toEqual(pack)
  })

  it('does not go into a link that would be too long, and an invalid link yields null', async () => {
    expect(await toFragment(pack, 60)).toBeNull()
    for (const bad of ['', 'pack=', 'pack=%%%', 'pack=AAAA', 'texts']) expect(await fromFragment(bad)).toBeNull()
    const list = (await toFragment([1, 2] as never))!
    expect(await fromFragment(list)).toBeNull()
  })

  it('that unpacks to too much data is rejected', async () => {
    const huge = { ...pack, rows: { support: [{ id: 'x'.repeat(3_000_000) }] } }
    expect(await fromFragment((await toFragment(huge))!)).toBeNull()
  })

  it('is stored beside others until it is removed', () => {
    storePack({ key: 'one', at: 1, pack })
    storePack({ key: 'two', at: 2, pack: emptyPack('united', 'Other') })
    storePack({ key: 'one', at: 3, pack: { ...pack, title: 'New' }, texts: { 'support/hawkeye': 'id: [' } })
    expect(storedPacks('dagger').map((kept) => [kept.key, kept.pack.title, kept.texts])).toEqual([['one', 'New', { 'support/hawkeye': 'id: [' }]])
    forgetPack('one')
    expect(storedPacks('dagger')).toEqual([])
    expect(storedPacks('united').length).toBe(1)
    localStorage.setItem('tableverse-packs', '{"no":"list"}')
    expect(storedPacks('united')).toEqual([])
  })

  it('is distinguished from other files', () => {
    expect(isPack(pack)).toBe(true)
    for (const other of [null, [], {}, { ...pack, rows: [] }, { ...pack, rows: { support: [{}] } }, { game: 'dagger', config: {} }]) expect(isPack(other)).toBe(false)
  })
})

describe('the text of a change', () => {
  const names: Record<string, { en: string; es: string }> = { hawkeye: { en: 'Hawkeye', es: 'Ojo de Halcón' }, deal: { en: 'Deal of a Lifetime', es: 'Un trato' } }
  const knowing = { names: (id: string) => names[id], isVerb: (word: string) => word === 'deal' }
  const ability = { deal: { of: 'hawkeye', hawkeye: { one: 'nobody' } }, amount_now: 2 }

  it('names components, also nested ones, and keeps verbs as written', () => {
    expect(rowText([ability, 'hawkeye'], knowing)).toBe('(deal: (of: Hawkeye, Hawkeye: one: nobody), amount now: 2), Hawkeye')
  })

  it('marks holes', () => {
    expect(rowText({ deal: null }, knowing)).toBe('deal: …')
  })
})

describe('YAML', () => {
  it('puts short values on one line and quotes special ones', () => {
    const text = toYaml({ id: 'yes', name: { en: "It's: here", es: 'Sí' }, icon: '1', texts: row.texts!, empty: [] })
    expect(text).toContain('id: "yes"\n')
    expect(text).toContain('name: {en: "It\'s: here", es: Sí}\n')
    expect(text).toContain('icon: "1"\n')
    expect(text).toContain('empty: []\n')
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(130)
  })

  it('becomes a list item with the same line numbers', () => {
    expect(asItem('id: a\n\ntexts:\n  - use: free\n')).toBe('- id: a\n\n  texts:\n    - use: free\n')
  })
})

describe('an added component', () => {
  const files = [
    { file: 'villains', kind: 'villain', adds: true },
    { file: 'plans', kind: 'plan', adds: true },
  ]
  const doom = { kind: 'villain', section: 'villain', part: false, file: 'villains', id: 'doom', name: { en: 'Doom', es: 'Doom' }, source: 'published' }
  const plan = { kind: 'plan', section: 'plan', part: true, file: 'plans', id: 'doom-plan', name: { en: 'Plan', es: 'Plan' }, source: 'published' }
  const changed = withRow(emptyPack('united', 'Mine'), 'villains', 'doom', { id: 'doom', name: doom.name })
  const pack = withNew(changed, { villains: [{ id: 'clockmaker', name: { en: 'The Clockmaker', es: 'El Relojero' }, source: 'published' }], plans: [{ id: 'tick', villain: 'clockmaker' }, { id: 'tock', villain: 'clockmaker' }] })

  it('is listed beside those of the box, with its names', () => {
    expect(addedComponents(pack, files, [doom, plan])).toEqual([
      { kind: 'villain', section: 'villain', part: false, file: 'villains', id: 'clockmaker', name: { en: 'The Clockmaker', es: 'El Relojero' }, source: 'published', own: true },
      { kind: 'plan', section: 'plan', part: true, file: 'plans', id: 'tick', name: { en: 'tick', es: 'tick' }, source: '', own: true },
      { kind: 'plan', section: 'plan', part: true, file: 'plans', id: 'tock', name: { en: 'tock', es: 'tock' }, source: '', own: true },
    ])
    expect(rowCount(pack)).toBe(4)
  })

  it('has exactly the cards that belong to it', () => {
    expect(dependentRows(pack, 'clockmaker')).toEqual([{ file: 'plans', id: 'tick' }, { file: 'plans', id: 'tock' }])
    expect(dependentRows(pack, 'tick')).toEqual([])
  })

  const hero = withNew(emptyPack('champions', 'Mine'), {
    sets: [{ id: 'courier', kind: 'hero', name: { en: 'Courier', es: 'Mensajera' } }, { id: 'courier-2', kind: 'hero', name: { en: 'Courier', es: 'Mensajera' } }],
    cards: [{ id: 'courier', set: 'courier', traits: ['courier'], name: { en: 'Courier', es: 'Mensajera' } }, { id: 'courier-rival', set: 'courier-nemesis' }, { id: 'other', set: 'courier-2' }],
    decks: [{ id: 'courier-justice', identity: 'courier', cards: { courier: 1, energy: 1 } }],
  })

  it('includes what shares its id and its nemesis, but not another of its kind', () => {
    const going = dependentRows(hero, 'courier', 'sets', (id) => id === 'courier-2')
    expect(going).toEqual([{ file: 'cards', id: 'courier' }, { file: 'cards', id: 'courier-rival' }, { file: 'decks', id: 'courier-justice' }])
  })

  it('gets a new id everywhere, while traits and names stay', () => {
    const { rows } = withIds(hero, new Map([['courier', 'runner'], ['courier-nemesis', 'runner-nemesis']]))
    expect(rows.cards![0]).toEqual({ id: 'runner', set: 'runner', traits: ['courier'], name: { en: 'Courier', es: 'Mensajera' } })
    expect(rows.cards![1]!.set).toBe('runner-nemesis')
    expect(rows.decks![0]).toEqual({ id: 'courier-justice', identity: 'runner', cards: { runner: 1, energy: 1 } })
  })

  it('gets its new name wherever the original had its own', () => {
    const { cards } = withNames(hero.rows, { en: 'Courier', es: 'Mensajera' }, { en: 'Runner', es: 'Corredora' })
    expect(cards!.map((row) => row.name)).toEqual([{ en: 'Runner', es: 'Corredora' }, undefined, undefined])
  })

  it('gets an unused id derived from its name', () => {
    expect(newId('El Ñandú – 2', () => false)).toBe('el-nandu-2')
    expect(newId('Doom', (id) => id === 'doom' || id === 'doom-2')).toBe('doom-3')
    expect(newId('¡!', () => false)).toBe('new')
  })
})
