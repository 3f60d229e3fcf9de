/** The rulebook in the client: search, links, and marked terms. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { picture as champions } from '../src/games/champions/pictures'
import { ICONS, KINDS, RESOURCES, STATS, STATUSES } from '../src/games/champions/emblems'
import { picture as dagger } from '../src/games/dagger/pictures'
import { picture as splendor } from '../src/games/splendor/pictures'
import { picture as united } from '../src/games/united/pictures'
import { parsePlace } from '../src/lib/router.svelte'
import { indexRulebook, cardsOf, rulesByTopic, pageOf, type Rule, type Term } from '../src/lib/rules/book'
import { SearchIndex } from '../src/lib/rules/search'
import { keepTogether, markTerms } from '../src/lib/rules/terms'

interface Examples {
  rules: Omit<Rule, 'source'>[]
  glossary: (Omit<Term, 'also' | 'picture'> & { also?: Term['also'] })[]
  content: Record<string, unknown>
  found: [string, string[]][]
}

const root = join(import.meta.dirname, '../..')
const examples = JSON.parse(readFileSync(join(root, 'tests/kernel/lookup_examples.json'), 'utf8')) as Examples
const rules = examples.rules.map((rule) => ({ ...rule, source: 'rulebook' }))
const names = (en: string) => ({ en, es: en })
const book = indexRulebook({
  game: 'harbour',
  questions: { sail: 'HAR-SAIL-01' },
  chapters: [
    { id: 'sea', title: names('Sea'), intro: names(''), rules: rules.slice(0, 2) },
    { id: 'land', title: names('Land'), intro: names(''), rules: rules.slice(2) },
  ],
  glossary: examples.glossary.map((term) => ({ also: { en: [], es: [] }, picture: '', ...term })),
  rulings: [{ section: names(''), question: names('May it?'), reading: names('yes'), why: names(''), rules: ['HAR-SAIL-01'] }],
})

describe('search', () => {
  const index = new SearchIndex(book, cardsOf(examples.content))

  it.each(examples.found)('finds for "%s" what the terminal finds', (query, found) => {
    expect(index.find(query).map((entry) => entry.id)).toEqual(found)
  })

  it('indexes the texts of cards of every game', () => {
    const cards = new Map(cardsOf(examples.content).map((card) => [card.id, card.text.es]))
    expect([...cards]).toEqual([
      ['ship/cog', ['Ancla.']],
      ['pilot/ana', ['Zarpa.']],
      ['mate/leo', ['Rema.']],
    ])
  })
})

describe('links', () => {
  it('lead to a rule in its chapter, a chapter, a term, or the contents', () => {
    expect(pageOf(book, '#HAR-TRADE-01')).toEqual({ at: 'chapter', chapter: book.chapters[1], rule: 'HAR-TRADE-01' })
    expect(pageOf(book, 'har-trade-01')).toMatchObject({ at: 'chapter', rule: 'HAR-TRADE-01' })
    expect(pageOf(book, 'sea')).toEqual({ at: 'chapter', chapter: book.chapters[0], rule: '' })
    expect(pageOf(book, 'term-anchor')).toEqual({ at: 'glossary', term: 'anchor' })
    expect(pageOf(book, 'term-kraken').at).toBe('contents')
    expect(pageOf(book, 'rulings').at).toBe('rulings')
    expect(pageOf(book, '').at).toBe('contents')
  })

  it('are URLs', () => {
    expect(parsePlace('/rules/champions', '', '#CHA-TURN-01')).toEqual({ at: 'rules', game: 'champions', anchor: 'CHA-TURN-01' })
    expect(parsePlace('/rules', '')).toEqual({ at: 'rules', game: '', anchor: '' })
  })

  it('of rulings lead both ways', () => {
    expect(book.rulingsOn.get('HAR-SAIL-01')?.[0]?.reading.en).toBe('yes')
    expect(book.rulingsOn.has('HAR-SAIL-02')).toBe(false)
  })
})

it('rules of one topic share one heading', () => {
  expect(rulesByTopic(book.chapters[0]!).map((group) => group.rules.length)).toEqual([2])
})

describe('terms in a text', () => {
  const marks = (text: string, measure: 'all' | 'marked' = 'marked', language: 'en' | 'es' = 'en', but = '') =>
    markTerms(book, language, text, measure, but).flatMap((piece) => (piece.term || piece.rule ? [`${piece.text}=${piece.term ?? piece.rule}`] : []))

  it('are marked once, as whole words, in any case', () => {
    expect(marks('Two anchors. An Anchor at anchorage.')).toEqual(['anchors=anchor'])
    expect(marks('dos ANCLAS', 'marked', 'es')).toEqual(['ANCLAS=anchor'])
    expect(marks('Two anchors', 'marked', 'es')).toEqual([])
  })

  it('that are common words are marked only in the rulebook', () => {
    expect(marks('A ship at anchor')).toEqual(['anchor=anchor'])
    expect(marks('A ship at anchor', 'all')).toEqual(['ship=ship', 'anchor=anchor'])
  })

  it('in capitals must match exactly', () => {
    expect(marks('The sea gives +1 SEA')).toEqual(['SEA=atk'])
  })

  it('within a name are not marked', () => {
    expect(marks('Old Anchor sails')).toEqual([])
    expect(marks('Anchor Watch sails')).toEqual([])
    expect(marks('It sails. Anchor 1.')).toEqual(['Anchor=anchor'])
  })

  it('and rule ids are links, except to themselves', () => {
    expect(marks(book.rules.get('HAR-SAIL-02')!.text.en)).toEqual(['HAR-TRADE-01=HAR-TRADE-01'])
    expect(marks('See HAR-TRADE-09 and HAR-TRADE-01', 'all', 'en', 'HAR-TRADE-01')).toEqual([])
  })

  it('leave the text as it was', () => {
    for (const text of ['', 'A ship.', 'anchor', 'Anchor, ship, HAR-TRADE-01.']) {
      const pieces = markTerms(book, 'en', text, 'all')
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(keepTogether(pieces).map((piece) => piece.before + piece.text + piece.after).join('')).toBe(text)
    }
  })

  it('stay on one line with the characters that touch them', () => {
    const lines = (text: string) => keepTogether(markTerms(book, 'en', text, 'all')).flatMap((piece) => (piece.term ? [`${piece.before}[${piece.text}]${piece.after}`] : []))
    expect(lines('The “ship”, at anchor.')).toEqual(['“[ship]”,', '[anchor].'])
    expect(lines('(ship/anchor) sails')).toEqual(['([ship]/', '[anchor])'])
    expect(lines('Old ship’s anchor')).toEqual(['[ship]’s', '[anchor]'])
  })
})

describe('pictures', () => {
  const games = { champions, dagger, splendor, united }

  it.each(Object.entries(games))('of the glossary of %s exist', (game, picture) => {
    const glossary = readFileSync(join(root, 'src/tableverse/games', game, 'glossary.yaml'), 'utf8')
    const named = [...glossary.matchAll(/^ {2}picture: (\S+)$/gm)].map((match) => match[1]!)
    expect(named.length).toBeGreaterThan(7)
    expect(named.filter((name) => !picture(name))).toEqual([])
    expect(picture('kraken.anchor')).toBeNull()
  })

  it('of Champions are all explained', () => {
    const glossary = readFileSync(join(root, 'src/tableverse/games/champions/glossary.yaml'), 'utf8')
    const drawn = { status: STATUSES, icon: ICONS, resource: RESOURCES, stat: STATS, kind: KINDS }
    const wanted = Object.entries(drawn).flatMap(([group, glyphs]) => Object.keys(glyphs).map((key) => `${group}.${key}`))
    expect(wanted.filter((name) => !glossary.includes(`picture: ${name}\n`))).toEqual([])
  })
})
