/** The deck builder's search and filters, and the collection. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../src/games/champions/content'
import { ANY, counts, fits, speaksOf } from '../src/games/champions/deck-filters'
import { Collection, collection } from '../src/lib/collection.svelte'

const card = (id: string, change: Partial<Card>): Card => ({ id, name: { en: id, es: id }, subtitle: '', aspect: 'basic', kind: 'ally', cost: 2, traits: [], products: ['core'], ...change }) as Card
const avenger = { id: 'avenger', name: { en: 'Avenger', es: 'Vengador' } }
const hulk = card('hulk', { name: { en: 'Hulk', es: 'La Masa' }, subtitle: 'Bruce Banner', aspect: 'aggression', traits: [avenger, { id: 'gamma', name: { en: 'Gamma', es: 'Gamma' } }] })
const fury = card('nick-fury', { cost: 4, products: ['core', 'thor'] })
const leap = card('leap', { kind: 'event', cost: 0, aspect: 'aggression', products: ['thor'] })
const cards = [hulk, fury, leap]

describe('a card of the deck builder', () => {
  it('matches words of its name, subtitle and traits in any order, in the page’s language only', () => {
    expect(speaksOf(hulk, 'banner HULK', 'en')).toBe(true)
    expect(speaksOf(hulk, 'masa vengador', 'es')).toBe(true)
    expect(speaksOf(hulk, 'vengador', 'en')).toBe(false)
    expect(speaksOf(hulk, 'hulk fury', 'en')).toBe(false)
    expect(speaksOf(hulk, '', 'en')).toBe(true)
  })

  it('passes exactly the filters that it matches', () => {
    expect(cards.filter((one) => fits(one, ANY))).toEqual(cards)
    expect(cards.filter((one) => fits(one, { ...ANY, cost: '0' }))).toEqual([leap])
    expect(cards.filter((one) => fits(one, { ...ANY, trait: 'avenger' }))).toEqual([hulk])
    expect(cards.filter((one) => fits(one, { ...ANY, product: 'thor' }))).toEqual([fury, leap])
    expect(cards.filter((one) => fits(one, { ...ANY, aspect: 'aggression', kind: 'event' }))).toEqual([leap])
    expect(cards.filter((one) => fits(one, { ...ANY, aspect: 'aggression', kind: 'event' }, 'kind'))).toEqual([hulk, leap])
  })

  it('is counted for each value of a filter, given all other filters', () => {
    expect([...counts(cards, ANY, 'product')]).toEqual([['core', 2], ['thor', 2]])
    expect([...counts(cards, { ...ANY, kind: 'ally', product: 'thor' }, 'product')]).toEqual([['core', 2], ['thor', 1]])
    expect([...counts(cards, { ...ANY, kind: 'event' }, 'trait')]).toEqual([])
  })
})

describe('the collection', () => {
  const KEY = 'tableverse-collection'
  /** Return a collection as on a newly opened page. */
  function reopened(kept: unknown): Collection {
    localStorage.setItem(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept))
    return new Collection()
  }

  beforeEach(() => {
    collection.own('champions', [])
    collection.showAll('champions', false)
  })

  it('hides nothing until a box is selected', () => {
    expect([collection.filters('champions'), collection.shows('champions', ['thor'])]).toEqual([false, true])
    collection.own('champions', ['core'])
    expect(collection.filters('champions')).toBe(true)
    expect(collection.shows('champions', ['thor'])).toBe(false)
    expect(collection.shows('champions', ['thor', 'core'])).toBe(true)
    expect(collection.shows('champions', [])).toBe(true)
    expect(collection.shows('united', ['thor'])).toBe(true)
  })

  it('can show everything without forgetting a box', () => {
    collection.own('champions', ['core'])
    collection.showAll('champions', true)
    expect([collection.filters('champions'), collection.shows('champions', ['thor']), collection.owned('champions')]).toEqual([false, true, ['core']])
  })

  it('is stored, reads the older format, and survives damaged entries', () => {
    collection.own('champions', ['core'])
    expect(JSON.parse(localStorage.getItem(KEY)!).champions).toEqual({ products: ['core'], all: false })
    expect(reopened({ champions: { products: ['thor'], all: true } }).owned('champions')).toEqual(['thor'])
    expect(reopened({ champions: ['hulk'] }).filters('champions')).toBe(true)
    for (const bad of ['{', 'null', { champions: null }, { champions: { products: 'core' } }]) expect(reopened(bad).owned('champions')).toEqual([])
  })
})
