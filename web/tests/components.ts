/** Reads the ids of a game's components from its content files, in any folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function ids(game: string, kind: string): string[] {
  const folder = join(import.meta.dirname, '../../src/tableverse/games', game, 'content')
  const wanted = kind.replace(/(es|s)$/, '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => new RegExp(`(^|/)${wanted}(e?s)?\\.yaml$`).test(name.replaceAll('_', '-')))
  if (!files.length) throw new Error(`there is no content of kind ${kind} in ${game}`)
  return files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^- \{?id: ([a-z0-9-]+)/gm)].map((match) => match[1]!))
}
