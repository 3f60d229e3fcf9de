/** Texts as the browser needs them. What is printed on cards is made by the server, from words that are no use here and would be
 * a third of what a game loads. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What Champions says in the browser: questions, answers and events, names of what cards show, campaigns. All other keys
 * of the game are words of cards. */
const SPOKEN = /^champions-(?:(?:name|tagline|seat|ask|option|event|reason|kind|aspect|stat|status|log)(?:-|$)|resource-[a-z]+$)/

export function isCardWord(key: string): boolean {
  return key.startsWith('champions-') && !SPOKEN.test(key)
}

/** The texts of Champions without those of card words. A message goes on until a line that begins with
 * neither a space nor "}". */
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
