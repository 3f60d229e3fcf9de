/** Texts as the browser needs them. What is printed on cards is made by the server, from words that are no use here and would be
 * a third of what a game loads. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The words of cards: verbs, moments, nouns and what agrees with them, numbers and conditions, lines beside the abilities. */
export const CARD_WORDS =
  /^champions-(do|when|after|noun|gender|adjectives?|who|has|is|none|some|each|these|those|that|exists|searched|number|fact|noted|cannot|may|gets|gains?|costs|enough|until|limit|tail|line|build|heading)-/

/** A Fluent source without comments and without the messages of card words. A message goes on until a line that begins with
 * neither a space nor "}". */
export function withoutCardWords(source: string): string {
  let dropping = false
  const kept = source.split('\n').filter((line) => {
    if (/^[^\s}]/.test(line)) dropping = CARD_WORDS.test(line)
    return !dropping && !line.startsWith('#')
  })
  return kept.join('\n')
}

export function browserTexts(): Plugin {
  return {
    name: 'browser-texts',
    enforce: 'pre',
    load(id) {
      const [file, how] = id.split('?')
      return file?.endsWith('.ftl') && how === 'raw' ? `export default ${JSON.stringify(withoutCardWords(readFileSync(file, 'utf8')))}` : undefined
    },
  }
}
