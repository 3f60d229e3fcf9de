/** Completion of a partly typed word, the best match first. */
import { fold } from '../rules/search'

/** Return the text without accents and with one separator between its parts. */
const plain = (text: string): string => fold(text).replace(/[\s_-]+/g, '-')

/** Rank a match: whole word, prefix, prefix of a part, substring, subsequence. Null if none. */
function rank(word: string, typed: string): number | null {
  if (word === typed) return 0
  if (word.startsWith(typed)) return 1
  if (word.includes(`-${typed}`)) return 2
  if (word.includes(typed)) return 3
  let from = 0
  for (const letter of typed.replaceAll('-', '')) {
    from = word.indexOf(letter, from) + 1
    if (!from) return null
  }
  return 4
}

/**
 * Return the matching words, best first. `said` returns a word's meaning in the reader's language and `called` the
 * names of the component with this id. Both are searched too, and a name counts as much as the word.
 */
export function complete(words: readonly string[], typed: string, said: (word: string) => string = () => '', called: (word: string) => string[] = () => []): string[] {
  const wanted = plain(typed.trim())
  if (!wanted) return [...words]
  const ranked = words.flatMap((word) => {
    const names = called(word)
    const ranks = [word, ...names].flatMap((one) => rank(plain(one), wanted) ?? [])
    if (!ranks.length && plain(said(word)).includes(wanted)) ranks.push(5)
    return ranks.length ? [{ word, found: Math.min(...ranks), length: (names[0] ?? word).length }] : []
  })
  return ranked.sort((one, other) => one.found - other.found || one.length - other.length || one.word.localeCompare(other.word)).map(({ word }) => word)
}
