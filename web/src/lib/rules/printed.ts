/** A rulebook as the server sends it. Written by `make types` from the Python annotations: change those. */
import type { Names } from '../wire'

export interface PrintedRulebook {
  game: string
  /** The rule behind each kind of question. */
  questions: Record<string, string>
  chapters: PrintedChapter[]
  glossary: PrintedTerm[]
  rulings: PrintedRuling[]
}

export interface PrintedChapter {
  id: string
  title: Names
  intro: Names
  rules: PrintedRule[]
}

export interface PrintedRule {
  id: string
  topic: Names
  text: Names
  /** `rulebook`, or `faq` for an answer in the publisher's FAQ. */
  source: string
}

export interface PrintedTerm {
  id: string
  kind: TermKind
  name: Names
  /** Other spellings of the term: plurals, other genders. */
  also: Forms
  /** The rules that define the term; the first one summarises it. */
  rules: string[]
  /** The game's picture for the term, such as `status.stunned`; empty if there is none. */
  picture: string
}

export const TERM_KINDS = ['keyword', 'status', 'icon', 'token', 'action', 'stat', 'word'] as const

export type TermKind = 'keyword' | 'status' | 'icon' | 'token' | 'action' | 'stat' | 'word'

/** The spellings of a term in each language. */
export interface Forms {
  en: string[]
  es: string[]
}

/** The project's interpretation where a rulebook is silent or ambiguous. */
export interface PrintedRuling {
  section: Names
  question: Names
  reading: Names
  /** Reason for the interpretation; empty if none is needed. */
  why: Names
  rules: string[]
}
