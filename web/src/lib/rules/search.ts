/**
 * Full-text search in a rulebook over terms, rules and cards, in all languages at once. The terminal has the same
 * search in kernel/lookup.py. The index is built once, and a search only visits words that start like those typed.
 */
import type { Book, Card } from './book'

export interface SearchHit {
  kind: 'term' | 'rule' | 'card'
  id: string
}

/**
 * Scores of a word by where it matches: a whole name, a word of a name, a prefix there, a word of a text, a prefix
 * there.
 */
const WHOLE = 40
const HEAD = 12
const HEAD_BEGUN = 6
const BODY = 2
const BODY_BEGUN = 1
const MOST = 40

/** Return the text without accents and in lower case. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}_]+/gu) ?? []

export class SearchIndex {
  readonly #entries: SearchHit[] = []
  readonly #rules: Map<string, SearchHit>
  /** Postings by word: twice the entry number, plus one for a match in a name. */
  readonly #places = new Map<string, number[]>()
  readonly #wholes = new Map<string, Set<number>>()
  readonly #words: string[]

  constructor(book: Book, cards: Card[]) {
    for (const term of book.glossary) this.#enter({ kind: 'term', id: term.id }, [term.name.en, term.name.es, ...term.also.en, ...term.also.es], [])
    for (const chapter of book.chapters) {
      for (const rule of chapter.rules) this.#enter({ kind: 'rule', id: rule.id }, [rule.id, rule.topic.en, rule.topic.es], [rule.text.en, rule.text.es])
    }
    for (const card of cards) this.#enter({ kind: 'card', id: card.id }, [card.name.en, card.name.es], [...card.text.en, ...card.text.es])
    this.#rules = new Map(this.#entries.filter((one) => one.kind === 'rule').map((one) => [one.id, one]))
    this.#words = [...this.#places.keys()].sort()
  }

  #enter(entry: SearchHit, heads: string[], bodies: string[]): void {
    const number = this.#entries.push(entry) - 1
    const names = new Set<string>()
    for (const head of heads) {
      const words = wordsOf(head)
      const whole = words.join(' ')
      this.#wholes.set(whole, (this.#wholes.get(whole) ?? new Set()).add(number))
      for (const word of words) names.add(word)
    }
    for (const word of names) this.#put(word, number * 2 + 1)
    for (const word of new Set(bodies.flatMap(wordsOf))) if (!names.has(word)) this.#put(word, number * 2)
  }

  #put(word: string, place: number): void {
    const places = this.#places.get(word)
    if (places) places.push(place)
    else this.#places.set(word, [place])
  }

  /** Return the hits, best first. Equal scores keep the order of the rulebook. */
  find(query: string): SearchHit[] {
    const named = this.#rules.get(query.trim().toUpperCase())
    if (named) return [named]
    const wanted = wordsOf(query)
    if (!wanted.length) return []
    let worth: Map<number, number> | null = null
    for (const word of wanted) worth = both(worth, this.#worthOf(word))
    for (const number of this.#wholes.get(wanted.join(' ')) ?? []) {
      const sum = worth!.get(number)
      if (sum !== undefined) worth!.set(number, sum + WHOLE)
    }
    const order = [...worth!].sort(([one, first], [other, second]) => second - first || one - other)
    return order.slice(0, MOST).map(([number]) => this.#entries[number]!)
  }

  #worthOf(word: string): Map<number, number> {
    const found = new Map<number, number>()
    for (let at = this.#first(word); at < this.#words.length && this.#words[at]!.startsWith(word); at++) {
      const whole = this.#words[at] === word
      for (const place of this.#places.get(this.#words[at]!)!) {
        const worth = place & 1 ? (whole ? HEAD : HEAD_BEGUN) : whole ? BODY : BODY_BEGUN
        if (worth > (found.get(place >> 1) ?? 0)) found.set(place >> 1, worth)
      }
    }
    return found
  }

  /** Return the index of the first word not before this one. */
  #first(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Intersect two score maps and add their scores. */
function both(before: Map<number, number> | null, next: Map<number, number>): Map<number, number> {
  if (!before) return next
  const found = new Map<number, number>()
  for (const [number, sum] of before) {
    const more = next.get(number)
    if (more !== undefined) found.set(number, sum + more)
  }
  return found
}
