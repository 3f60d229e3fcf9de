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
  /** Where it stands: `rulebook`, or `faq` for the publisher's answers to questions. */
  source: string
}

export interface PrintedTerm {
  id: string
  kind: TermKind
  name: Names
  /** How else it is written: plurals, other genders. */
  also: Forms
  /** What it means; the first rule says it in short. */
  rules: string[]
  /** Which of the game's pictures shows it, such as `status.stunned`; empty where none does. */
  picture: string
}

export const TERM_KINDS = ['keyword', 'status', 'icon', 'token', 'action', 'stat', 'word'] as const

export type TermKind = 'keyword' | 'status' | 'icon' | 'token' | 'action' | 'stat' | 'word'

/** The ways a term is written, in each language. */
export interface Forms {
  en: string[]
  es: string[]
}

/** What is played where a rulebook is silent or can be read in two ways. */
export interface PrintedRuling {
  section: Names
  question: Names
  reading: Names
  /** Empty where the reading needs no reason. */
  why: Names
  rules: string[]
}
