/** Finds terms and rule ids in a text, to draw them as links to their rules. */
import type { Language } from '../texts.svelte'
import type { Book, Picture, Term } from './book'

export interface Piece {
  text: string
  /** The id of the term or rule these letters name. */
  term?: string
  rule?: string
  /** The picture drawn before these letters, as on the cards of the game. */
  picture?: Picture
}

type Pictures = (name: string) => Picture | null

/** `all` also marks common words, for the rulebook itself. `marked` is limited to terms on cards and tables. */
export type TermScope = 'all' | 'marked'

const QUIET = new Set<Term['kind']>(['word', 'token', 'action'])
const RULE = '[A-Z]{3}-[A-Z0-9]+-\\d{2}'
const CAPITAL = /^\p{Lu}/u

interface Finder {
  pattern: RegExp
  /** The forms of each term, in lower case. */
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

/**
 * Split the text into pieces and mark each term at its first occurrence. `but` is the term or rule the text itself
 * explains and stays unmarked. Icons are drawn at every occurrence.
 */
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
  /** Characters that touch the term, such as a quotation mark or a comma. They stay on its line. */
  before: string
  after: string
}

/** Move the characters that touch a term into its piece, so that no line breaks there. */
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

/**
 * Return the term written in this form. Forms in capitals, such as ATK, and one-word tokens, such as Time, must match
 * exactly. Other forms ignore case.
 */
function pick(candidates: { form: string; term: Term }[] | undefined, found: string): Term | undefined {
  const exact = candidates?.find((one) => one.form === found)
  return (exact ?? candidates?.find(({ form, term }) => form !== form.toUpperCase() && !(term.kind === 'token' && CAPITAL.test(form) && !form.includes(' '))))?.term
}

function drawn(picture: Picture | null, text: string, at: number, found: string): Picture | null {
  return picture?.inText?.(found, text.slice(0, at), text.slice(at + found.length)) ? picture : null
}

/** Return whether a match is part of a name, as "Guard" in "Armored Guard": both words are capitalized. */
function partOfName(text: string, at: number, found: string): boolean {
  if (!CAPITAL.test(found) || found.includes(' ')) return false
  const before = /(\S+)\s$/u.exec(text.slice(0, at))?.[1] ?? ''
  const after = /^\s(\S+)/u.exec(text.slice(at + found.length))?.[1] ?? ''
  return (CAPITAL.test(before) && !/[.,:;!?»”"]$/.test(before)) || (CAPITAL.test(after) && after.length > 1)
}
