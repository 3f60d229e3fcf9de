/** A rulebook as the client reads it: every rule by its id, with its chapter and the rulings on it. */
import type { LessonOffered } from '../rest'
import type { Names } from '../wire'
import type { PrintedChapter, PrintedRule, PrintedRulebook, PrintedRuling, PrintedTerm } from './printed'

export type { PrintedChapter as Chapter, PrintedRule as Rule, PrintedRuling as Ruling, PrintedTerm as Term } from './printed'

/** What is written on a card, for those who look it up by its name. */
export interface Card {
  id: string
  name: Names
  text: { en: string[]; es: string[] }
}

/** How a term looks on the table: a glyph or a shape, on its colour. */
export interface Picture {
  glyph?: string
  /** A path in a square of 100. */
  shape?: string
  tone: string
  ink: string
  /** Is it drawn in a text where these letters stand, between what comes before and after? Never, where it does not say. */
  inText?: (found: string, before: string, after: string) => boolean
}

export interface Book {
  game: string
  /** The rule behind each kind of question. */
  questions: Record<string, string>
  chapters: PrintedChapter[]
  glossary: PrintedTerm[]
  rulings: PrintedRuling[]
  rules: Map<string, PrintedRule>
  terms: Map<string, PrintedTerm>
  /** By rule. */
  chapterOf: Map<string, PrintedChapter>
  rulingsOn: Map<string, PrintedRuling[]>
  /** The lessons that teach a rule, by rule. */
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

/** Every component that has a name, whatever game it is of: the names by language, the texts as each game sends them. */
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

/** The part of the rulebook that a link names: a chapter, a rule in its chapter, the glossary, the rulings; else the contents. */
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

/** Rules that follow each other under one heading. */
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
