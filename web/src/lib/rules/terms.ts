/** Known terms and rule ids in a text, so that they can be shown as what they are: links to their rules. */
import type { Language } from '../texts.svelte'
import type { Book, Picture, Term } from './book'

export interface Piece {
  text: string
  /** The id of the term that these letters are, or of the rule they name. */
  term?: string
  rule?: string
  /** What is drawn before these letters, as it stands on the cards of the game. */
  picture?: Picture
}

type Pictures = (name: string) => Picture | null

/** `all`: also the words that are in every other sentence, for the rulebook itself; elsewhere what a card or a table shows. */
export type TermScope = 'all' | 'marked'

const QUIET = new Set<Term['kind']>(['word', 'token', 'action'])
const RULE = '[A-Z]{3}-[A-Z0-9]+-\\d{2}'
const CAPITAL = /^\p{Lu}/u

interface Finder {
  pattern: RegExp
  /** Each way of writing a term, by its small letters. */
  forms: Map<string, { form: string; term: Term }[]>
}

const finders = new WeakMap<Book, Map<string, Finder>>()

function finderOf(book: Book, language: Language, measure: TermScope, pictures: Pictures): Finder {
  const known = finders.get(book) ?? new Map<string, Finder>()
  finders.set(book, known)
  const key = `${language} ${measure}`
  const before = known.get(key)
  if (before) return before
  const forms: Finder['forms'] = new Map()
  for (const term of book.glossary) {
    if (measure === 'marked' && QUIET.has(term.kind) && !pictures(term.picture)?.inText) continue
    for (const form of [term.name[language], ...term.also[language]]) {
      const small = form.toLowerCase()
      forms.set(small, [...(forms.get(small) ?? []), { form, term }])
    }
  }
  // The longest first: "boost card" before "boost".
  const written = [...forms.keys()].sort((one, other) => other.length - one.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[RULE, ...written].join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const made = { pattern, forms }
  known.set(key, made)
  return made
}

/** The text in pieces. Each term is marked once, where it stands first; `but` is not marked: a text is no link to itself. What
 * is an icon on the cards has it everywhere. */
export function markTerms(book: Book, language: Language, text: string, measure: TermScope = 'marked', but = '', pictures: Pictures = () => null): Piece[] {
  const { pattern, forms } = finderOf(book, language, measure, pictures)
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const [found] = match
    const rule = book.rules.has(found) ? found : undefined
    const term = rule ? undefined : pick(forms.get(found.toLowerCase()), found)
    const id = rule ?? term?.id
    if (!id || (term && partOfName(text, match.index, found))) continue
    const quiet = term && measure === 'marked' && QUIET.has(term.kind)
    const linked = id !== but && !seen.has(id) && !quiet
    const picture = term && drawn(pictures(term.picture), text, match.index, found)
    if (!linked && !picture) continue
    if (linked) seen.add(id)
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ text: found, ...(linked && (rule ? { rule } : { term: id })), ...(picture && { picture }) })
    from = match.index + found.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

export interface UnbrokenPiece extends Piece {
  /** What no space parts from a term, such as a quotation mark or a comma: it stays on the term's line. */
  before: string
  after: string
}

/** The same text, with what touches a term taken from its neighbours: a line may not be broken there. */
export function keepTogether(pieces: Piece[]): UnbrokenPiece[] {
  const glued = pieces.map((piece) => ({ ...piece, before: '', after: '' }))
  glued.forEach((piece, index) => {
    if (!piece.term && !piece.picture) return
    const [last, next] = [glued[index - 1], glued[index + 1]]
    if (last && !last.term && !last.rule && !last.picture) {
      piece.before = /\S*$/u.exec(last.text)![0]
      last.text = last.text.slice(0, last.text.length - piece.before.length)
    }
    if (next && !next.term && !next.rule && !next.picture) {
      piece.after = /^\S*/u.exec(next.text)![0]
      next.text = next.text.slice(piece.after.length)
    }
  })
  return glued
}

/** Letters that are all capitals, such as ATK, are meant as they are, and so is a token by one word, such as Time; other forms
 * however they are written. */
function pick(candidates: { form: string; term: Term }[] | undefined, found: string): Term | undefined {
  const exact = candidates?.find((one) => one.form === found)
  return (exact ?? candidates?.find(({ form, term }) => form !== form.toUpperCase() && !(term.kind === 'token' && CAPITAL.test(form) && !form.includes(' '))))?.term
}

function drawn(picture: Picture | null, text: string, at: number, found: string): Picture | null {
  return picture?.inText?.(found, text.slice(0, at), text.slice(at + found.length)) ? picture : null
}

/** "Guard" in "Armored Guard" belongs to a name: a capital beside a capital. */
function partOfName(text: string, at: number, found: string): boolean {
  if (!CAPITAL.test(found) || found.includes(' ')) return false
  const before = /(\S+)\s$/u.exec(text.slice(0, at))?.[1] ?? ''
  const after = /^\s(\S+)/u.exec(text.slice(at + found.length))?.[1] ?? ''
  return (CAPITAL.test(before) && !/[.,:;!?»”"]$/.test(before)) || (CAPITAL.test(after) && after.length > 1)
}
