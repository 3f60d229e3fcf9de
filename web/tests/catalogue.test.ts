/** The workshop's list of components: shelves, search, filters and visible lines. */
import { describe, expect, it } from 'vitest'
import { NO_FILTER, entriesOf, find, kindsOf, visibleLines, marksOf, shelvesToOpen, OWN, Search, buildShelves, shelvesAround, type Shelf } from '../src/lib/workshop/catalogue'
import { complete } from '../src/lib/workshop/completion'
import { emptyPack, withNew, withRow, type Component } from '../src/lib/workshop/pack'
import { ownerName } from '../src/lib/workshop/labels'

const card = (id: string, change: Partial<Component> = {}): Component => ({ kind: 'card', section: 'card', part: false, file: 'cards', id, name: { en: id, es: id }, source: 'published', ...change })
/** 41 cards are more than the limit: two boxes, three sets and a trait. */
const content = {
  product: [{ id: 'core', name: { en: 'Core Set', es: 'Caja básica' } }, { id: 'thor' }],
  set: [{ id: 'spider-man' }, { id: 'rhino' }, { id: 'thor' }],
  card: [
    { id: 'backflip', kind: 'event', set: 'spider-man', products: ['core', 'thor'], traits: ['skill'], text: { en: ['Prevent all damage.'], es: ['Evita todo el daño.'] } },
    { id: 'charge', kind: 'attachment', set: 'rhino', products: ['core'], texts: [{ role: 'x', en: 'Overkill', es: 'Arrollar' }] },
    { id: 'hammer', kind: 'upgrade', set: 'thor', products: ['thor'], campaign: '' },
    ...Array.from({ length: 38 }, (_, index) => ({ id: `other-${index}`, kind: 'event', set: 'rhino', products: ['core'] })),
  ],
}
const shipped = [
  card('backflip', { name: { en: 'Backflip', es: 'Voltereta hacia atrás' } }),
  card('charge', { name: { en: 'Charge', es: 'Carga' } }),
  card('hammer', { name: { en: 'Hammer', es: 'Martillo' }, source: 'reconstructed' }),
  ...Array.from({ length: 38 }, (_, index) => card(`other-${index}`)),
  card('aerial', { kind: 'trait', section: 'trait', file: 'traits', source: '' }),
]
const pack = withNew(withRow(withRow(emptyPack('champions', 'Mine'), 'cards', 'charge', { id: 'charge' }), 'cards', 'hammer', { id: 'hammer', source: 'published' }), {
  cards: [{ id: 'courier', kind: 'hero', set: 'courier' }],
})
const all = [card('courier', { name: { en: 'Courier', es: 'Mensajera' }, own: true }), ...shipped]
const entries = entriesOf(content, all, pack)
const marks = marksOf(pack, all)
const outline = (shelves: Shelf[]): unknown[] => shelves.map(({ key, count, shelves }) => (shelves.length ? [key, count, outline(shelves)] : [key, count]))
const look = (change: Partial<typeof NO_FILTER>) => {
  const { named, told } = find(new Search(content), entries, { ...NO_FILTER, ...change }, marks)
  return [named.map(({ component }) => component.id), told.map(({ component }) => component.id)]
}

describe('shelves', () => {
  it('divide long sections by box and set, with added components first', () => {
    expect(entries[0]!.owners).toEqual([OWN, { kind: 'set', id: 'courier' }])
    expect(entries[1]!.owners).toEqual([{ kind: 'product', id: 'core' }, { kind: 'set', id: 'spider-man' }])
    expect(outline(buildShelves(entries, entries, marks))).toEqual([
      ['card', 42, [
        ['card/:own', 1, [['card/:own/set:courier', 1]]],
        ['card/product:core', 40, [['card/product:core/set:spider-man', 1], ['card/product:core/set:rhino', 39]]],
        ['card/product:thor', 1, [['card/product:thor/set:thor', 1]]],
      ]],
      ['trait', 1],
    ])
  })

  it('keep their order in a search, and empty ones disappear', () => {
    expect(outline(buildShelves([entries[1]!], entries, marks))).toEqual([['card', 1, [['card/product:core', 1, [['card/product:core/set:spider-man', 1]]]]]])
    const few = entries.slice(0, 4)
    expect(outline(buildShelves(few, few, marks))).toEqual([['card', 4]])
  })

  it('count the components that the pack changes', () => {
    const [cards, traits] = buildShelves(entries, entries, marks)
    expect([...marks.values()]).toEqual(['own', 'changed', 'right'])
    expect([cards!.mine, cards!.shelves.map(({ mine }) => mine), traits!.mine]).toEqual([3, [1, 1, 1], 0])
  })

  it('show their entries only when they are open', () => {
    const shelves = buildShelves(entries, entries, marks)
    expect(visibleLines(shelves, () => false).length).toBe(2)
    const way = shelvesAround(shelves, 'cards/backflip').map(({ key }) => key)
    expect(way).toEqual(['card', 'card/product:core', 'card/product:core/set:spider-man'])
    const seen = visibleLines(shelves, ({ key }) => way.includes(key))
    expect(seen.map((line) => ('entry' in line ? `${line.level} ${line.entry.key}` : `${line.level} ${line.shelf.key}`))).toEqual([
      '0 card', '1 card/:own', '1 card/product:core', '2 card/product:core/set:spider-man', '3 cards/backflip', '2 card/product:core/set:rhino', '1 card/product:thor', '0 trait',
    ])
    expect(shelvesAround(shelves, 'cards/nobody')).toEqual([])
  })

  it('open by themselves as far as there is room', () => {
    const shelves = buildShelves(entries, entries, marks)
    expect(shelvesToOpen(shelves, 100).has('card/product:core/set:rhino')).toBe(true)
    expect([...shelvesToOpen(shelves, 20)]).not.toContain('card/product:core/set:rhino')
    expect(shelvesToOpen(shelves, 20).has('card/product:core/set:spider-man')).toBe(true)
    expect(visibleLines(shelves, ({ key }) => shelvesToOpen(shelves, 20).has(key)).length).toBeLessThan(23)
  })
})

describe('searching for a component', () => {
  it('matches names in both languages without accents, and ids', () => {
    expect(look({ words: 'BACKFLIP' })).toEqual([['backflip'], []])
    expect(look({ words: 'atras volt' })).toEqual([['backflip'], []])
    expect(look({ words: 'other-37' })).toEqual([['other-37'], []])
    expect(look({ words: 'mensajera' })).toEqual([['courier'], []])
    expect(look({ words: 'nobody' })).toEqual([[], []])
  })

  it('matches texts in both languages separately, and words across name and text', () => {
    expect(look({ words: 'prevent' })).toEqual([[], ['backflip']])
    expect(look({ words: 'arrollar' })).toEqual([[], ['charge']])
    expect(look({ words: 'dano voltereta' })).toEqual([[], ['backflip']])
    expect(look({ words: 'vi' })).toEqual([[], []])
  })

  it('is filtered by kind, printed type, source and pack', () => {
    expect(look({ kind: 'trait' })[0]).toEqual(['aerial'])
    expect(look({ kind: 'card/attachment' })[0]).toEqual(['charge'])
    expect(look({ source: 'reconstructed' })[0]).toEqual(['hammer'])
    expect(look({ mine: true })[0]).toEqual(['courier', 'charge', 'hammer'])
    expect(look({ mine: true, words: 'car' })[0]).toEqual(['charge'])
  })

  it('counts the components of each kind, and of each printed type in long sections', () => {
    expect(kindsOf(entries)).toEqual([
      { section: 'card', count: 42, types: [['hero', 1], ['event', 39], ['attachment', 1], ['upgrade', 1]] },
      { section: 'trait', count: 1, types: [] },
    ])
  })
})

describe('names of components and owners', () => {
  const names: Record<string, string[]> = { 'rhino-1': ['Rhino', 'Rino'], 'rhinoceros-suit': ['Suit', 'Traje'], charge: ['Charge', 'Carga'] }
  const called = (word: string) => names[word] ?? []

  it('is found by either name or by its id', () => {
    expect(complete(Object.keys(names), 'rino', undefined, called)[0]).toBe('rhino-1')
    expect(complete(Object.keys(names), 'carga', undefined, called)).toEqual(['charge'])
    expect(complete(Object.keys(names), 'rhino', undefined, called)[0]).toBe('rhino-1')
    expect(complete(Object.keys(names), 'suit', undefined, called)).toEqual(['rhinoceros-suit'])
  })

  it('comes from the component its id starts with, if it has none', () => {
    const known = (id: string) => (id === 'thor' ? { en: 'Thor', es: 'Thor' } : undefined)
    expect(ownerName('thor', known)).toBe('Thor')
    expect(ownerName('thor-nemesis', known)).toBe('Thor: nemesis')
    expect(ownerName('some-set', known)).toBe('some set')
  })
})
