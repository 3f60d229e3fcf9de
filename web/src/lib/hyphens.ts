/** Where a long word may be broken: between syllables, as both languages do it more or less, since browsers know the words of a
 * language only where they have fetched them, and else break wherever the line ends. */
const SOFT_HYPHEN = '\u00ad'
/** Shorter words have a line anywhere. */
const LONG = /\p{L}{10,}/gu
/** Letters on each side of a break, at least. */
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

/** A name whose long words may be broken, with a hyphen that is seen only where they are. */
export function hyphenated(name: string): string {
  return name.replace(LONG, (word) => [...word].map((letter, at) => (at >= FEWEST && at <= word.length - FEWEST && breaks(word, at) ? SOFT_HYPHEN + letter : letter)).join(''))
}
