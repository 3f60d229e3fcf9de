/** Icons in texts: terms with an icon on the cards are drawn with it, and verbs of the same name are not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { picture as champions } from '../src/games/champions/pictures'
import { picture as dagger } from '../src/games/dagger/pictures'
import { picture as splendor } from '../src/games/splendor/pictures'
import { picture as united } from '../src/games/united/pictures'
import { indexRulebook, type Book, type Term } from '../src/lib/rules/book'
import { keepTogether, markTerms } from '../src/lib/rules/terms'

const pictures = { champions, dagger, splendor, united }
type Game = keyof typeof pictures

/** Parse the glossary file: a list of flat entries whose values are JSON, except for the keys of their maps. */
function bookOf(game: Game): Book {
  const written = readFileSync(join(import.meta.dirname, '../../src/tableverse/games', game, 'glossary.yaml'), 'utf8')
  const glossary = written.split(/^- /m).slice(1).map((entry) => {
    const field = (name: string) => new RegExp(`^ *${name}: (.*)$`, 'm').exec(entry)?.[1] ?? ''
    const map = (name: string) => JSON.parse(field(name).replace(/\b(en|es): /g, '"$1": ') || '{"en": [], "es": []}') as never
    return { id: field('id'), kind: field('kind') as Term['kind'], name: map('name'), also: map('also'), rules: [], picture: field('picture') }
  })
  return indexRulebook({ game, questions: {}, chapters: [], glossary, rulings: [] })
}

const books = { champions: bookOf('champions'), dagger: bookOf('dagger'), splendor: bookOf('splendor'), united: bookOf('united') }
const drawn = (game: Game, text: string, language: 'en' | 'es' = 'en') =>
  keepTogether(markTerms(books[game], language, text, 'marked', '', pictures[game])).flatMap((piece) => (piece.picture ? [piece.text] : []))

describe('icons in texts', () => {
  it('of Champions are resources, stats and the icons of schemes', () => {
    expect(drawn('champions', 'Hero Action: Spend a physical resource → your hero gets +1 ATK and +1 THW.')).toEqual(['physical resource', 'ATK', 'THW'])
    expect(drawn('champions', 'If it has a printed energy or wild resource, count its boost icons.')).toEqual(['energy', 'wild resource', 'boost icons'])
    expect(drawn('champions', 'Gasta un recurso mental; +1 ATQ por cada icono de riesgo.', 'es')).toEqual(['recurso mental', 'ATQ', 'icono de riesgo'])
    expect(drawn('champions', 'Put an energy counter here. It gets +3 hit points and deals 2 damage.')).toEqual([])
  })

  it('of United are symbols and tokens, not verbs', () => {
    expect(drawn('united', 'Perform 1 Move action. Gain 1 Heroic or Attack token for each Civilian.')).toEqual(['Move action', 'Heroic', 'Attack', 'Civilian'])
    expect(drawn('united', 'Move to any Location. In the next turn you choose where the Villain moves.')).toEqual([])
    expect(drawn('united', 'Recibe 1 ficha de Comodín: este símbolo Heroico cuenta.', 'es')).toEqual(['Comodín', 'Heroico'])
  })

  it('of D.A.G.G.E.R. are results, actions and states', () => {
    expect(drawn('dagger', 'Take your combat action, then MOVE 2. Count attack results; each wild counts double.')).toEqual(['combat action', 'MOVE', 'attack results', 'wild'])
    expect(drawn('dagger', 'Attack one enemy, or move it. Make it vulnerable.')).toEqual(['vulnerable'])
  })

  it('of Splendor are the gems', () => {
    expect(drawn('splendor', 'Take the Time Stone and 2 red tokens.')).toEqual(['Time Stone', 'red tokens'])
    expect(drawn('splendor', 'Robin takes Mind, Space, and Power')).toEqual(['Mind', 'Space', 'Power'])
    expect(drawn('splendor', 'Robin recluta a Thor y paga 2 de Tiempo y 1 de S.H.I.E.L.D.', 'es')).toEqual(['Tiempo', 'S.H.I.E.L.D.'])
    expect(drawn('splendor', 'At the same time nobody has the power to do it.')).toEqual([])
  })

  it('are drawn everywhere, with a link to the rule at the first', () => {
    const pieces = markTerms(books.champions, 'en', '+1 ATK, then +2 ATK', 'marked', '', champions).filter((piece) => piece.picture)
    expect(pieces.map((piece) => piece.term)).toEqual(['atk', undefined])
  })
})
