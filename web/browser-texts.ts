/**
 * Prepares the Fluent texts for the browser. The server formats the texts printed on cards, so the keys used only there
 * are removed. They would be a third of what a game loads.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The keys of Champions used in the browser: questions, answers, events, names and campaigns. All others are parts of
 * card texts.
 */
const SPOKEN = /^champions-(?:(?:name|tagline|seat|ask|option|event|reason|kind|aspect|stat|status|log)(?:-|$)|resource-[a-z]+$)/

export function isCardWord(key: string): boolean {
  return key.startsWith('champions-') && !SPOKEN.test(key)
}

/**
 * Return the texts of Champions without those of card words. A message ends before a line that begins with neither a
 * space nor "}".
 */
export function withoutCardWords(source: string): string {
  let dropping = false
  const kept = source.split('\n').filter((line) => {
    if (/^[^\s}]/.test(line)) dropping = isCardWord(line.split(' ', 1)[0]!)
    return !dropping
  })
  return withoutComments(kept.join('\n'))
}

function withoutComments(source: string): string {
  return source.split('\n').filter((line) => !line.startsWith('#')).join('\n')
}

export function browserTexts(): Plugin {
  return {
    name: 'browser-texts',
    enforce: 'pre',
    load(id) {
      const [file, how] = id.split('?')
      if (!file?.endsWith('.ftl') || how !== 'raw') return undefined
      const source = readFileSync(file, 'utf8')
      return `export default ${JSON.stringify(file.endsWith('/champions.ftl') ? withoutCardWords(source) : withoutComments(source))}`
    },
  }
}
