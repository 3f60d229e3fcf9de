/** A rulebook with lookup maps: rules by id, with their chapters and rulings. */
import type { LessonOffered } from '../rest'
import type { Names } from '../wire'
import type { PrintedChapter, PrintedRule, PrintedRulebook, PrintedRuling, PrintedTerm } from './printed'

export type { PrintedChapter as Chapter, PrintedRule as Rule, PrintedRuling as Ruling, PrintedTerm as Term } from './printed'

/** The texts of a card, to look it up by name. */
export interface Card {
  id: string
  name: Names
  text: { en: string[]; es: string[] }
}

/** How a term is drawn on the table: a glyph or shape on a colour. */
export interface Picture {
  glyph?: string
  /** An SVG path in a square of 100. */
  shape?: string
  tone: string
  ink: string
  /** Return whether to draw the picture at this match in a text. Without this function, it is never drawn. */
  inText?: (found: string, before: string, after: string) => boolean
}

export interface Book {
  game: string
  /** The rule behind each kind of decision. */
  questions: Record<string, string>
  chapters: PrintedChapter[]
  glossary: PrintedTerm[]
  rulings: PrintedRuling[]
  rules: Map<string, PrintedRule>
  terms: Map<string, PrintedTerm>
  /** Chapters by the ids of their rules. */
  chapterOf: Map<string, PrintedChapter>
  rulingsOn: Map<string, PrintedRuling[]>
  /** The lessons that teach a rule, by rule id. */
  lessonsOn: Map<string, LessonOffered[]>
}

export function indexRulebook(printed: PrintedRulebook, lessons: LessonOffered[] = []): Book {
  const rules = new Map<string, PrintedRule>()
  const chapterOf = new Map<string, PrintedChapter>()
  for (const chapter of printed.chapters) {
    for (const rule of chapter.rules) {
      rules.set(rule.id, rule)
      chapterOf.set(rule.id, chapter)
    }
  }
  const terms = new Map(printed.glossary.map((term) => [term.id, term]))
  return { ...printed, rules, terms, chapterOf, rulingsOn: byRule(printed.rulings), lessonsOn: byRule(lessons) }
}

function byRule<Thing extends { rules: string[] }>(things: Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>()
  for (const thing of things) for (const id of thing.rules) found.set(id, [...(found.get(id) ?? []), thing])
  return found
}

/** Return every named component of any game as a card. */
export function cardsOf(content: unknown): Card[] {
  const cards: Card[] = []
  for (const [kind, rows] of Object.entries((content ?? {}) as Record<string, unknown>)) {
    if (kind === 'part' || !Array.isArray(rows)) continue
    for (const row of rows as Record<string, unknown>[]) {
      const name = row.name as Names | undefined
      if (typeof name?.en === 'string') cards.push({ id: `${kind}/${String(row.id)}`, name, text: { en: written(row, 'en'), es: written(row, 'es') } })
    }
  }
  return cards
}

function written(row: Record<string, unknown>, language: 'en' | 'es'): string[] {
  return [row.text, row.texts].flatMap((found) => {
    if (Array.isArray(found)) {
      return (found as Record<string, unknown>[]).flatMap((part) => ((part.text ?? part) as Partial<Names>)[language] ?? [])
    }
    const lines = (found as Record<string, unknown> | undefined)?.[language]
    return Array.isArray(lines) ? (lines as string[]) : []
  })
}

/** A page of the rulebook that a link can name. */
export type Page = { at: 'contents' } | { at: 'chapter'; chapter: PrintedChapter; rule: string } | { at: 'glossary'; term: string } | { at: 'rulings' }

export function pageOf(book: Book, anchor: string): Page {
  const wanted = anchor.replace(/^#/, '')
  const rule = wanted.toUpperCase()
  const chapter = book.chapterOf.get(rule)
  if (chapter) return { at: 'chapter', chapter, rule }
  const named = book.chapters.find((one) => one.id === wanted)
  if (named) return { at: 'chapter', chapter: named, rule: '' }
  if (wanted === 'rulings') return { at: 'rulings' }
  if (wanted === 'glossary') return { at: 'glossary', term: '' }
  if (wanted.startsWith('term-') && book.terms.has(wanted.slice(5))) return { at: 'glossary', term: wanted.slice(5) }
  return { at: 'contents' }
}

/** Consecutive rules under one heading. */
export interface TopicGroup {
  topic: Names
  rules: PrintedRule[]
}

export function rulesByTopic(chapter: PrintedChapter): TopicGroup[] {
  const found: TopicGroup[] = []
  for (const rule of chapter.rules) {
    const last = found.at(-1)
    if (last?.topic.en === rule.topic.en) last.rules.push(rule)
    else found.push({ topic: rule.topic, rules: [rule] })
  }
  return found
}
