/**
 * Hyphenation of long words by rough syllable rules that work for both languages. Browsers hyphenate only languages
 * whose dictionary they have, and break words anywhere otherwise.
 */
const SOFT_HYPHEN = '\u00ad'
/** Shorter words fit on a line anywhere. */
const LONG = /\p{L}{10,}/gu
/** The fewest letters on each side of a break. */
const FEWEST = 3
const VOWEL = /[aeiouyáéíóúü]/i
/** Consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgkpt]r|[bcfgkp]l|[cpst]h|ll|rr)$/i

function breaks(word: string, at: number): boolean {
  const [before, here, next, after] = [word[at - 1]!, word[at]!, word[at + 1]!, word[at + 2] ?? '']
  if (VOWEL.test(here) || TOGETHER.test(before + here)) return false
  return VOWEL.test(next) || (TOGETHER.test(here + next) && VOWEL.test(after))
}

export const isLong = (word: string) => word.search(LONG) >= 0

/** Return the name with soft hyphens in its long words. */
export function hyphenated(name: string): string {
  return name.replace(LONG, (word) => [...word].map((letter, at) => (at >= FEWEST && at <= word.length - FEWEST && breaks(word, at) ? SOFT_HYPHEN + letter : letter)).join(''))
}
