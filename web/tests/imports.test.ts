/** No file imports itself, directly or through others. Type imports count too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts']

function imports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((found) => found[1]!)
}

function needs(): Map<string, string[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  return new Map(
    files.map((file) => {
      const here = join(SOURCE, file)
      const found = imports(readFileSync(here, 'utf8')).map((name) => {
        const path = ENDINGS.map((ending) => join(dirname(here), name) + ending).find((path) => /\.\w+$/.test(path) && existsSync(path))
        return path && relative(SOURCE, path)
      })
      return [file, found.filter((path) => path !== undefined)]
    }),
  )
}

/** Return an import cycle, or null. */
function circle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    way.push(file)
    for (const next of graph.get(file) ?? []) {
      const found = visit(next)
      if (found) return found
    }
    way.pop()
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const found = visit(file)
    if (found) return found
  }
  return null
}

describe('imports', () => {
  const graph = needs()

  it('are parsed', () => {
    expect(graph.get('main.ts')).toContain('App.svelte')
    expect(graph.get('games/registry.ts')).toContain('games/united/index.ts')
    expect(graph.get('games/united/Board.svelte')).toContain('games/united/table.svelte.ts')
  })

  it('cycles are found', () => {
    expect(circle(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b'])
  })

  it('have no cycle', () => {
    expect(circle(graph)).toBeNull()
  })

  it('of a game never reach another game, and shared code imports no game', () => {
    const game = (file: string) => /^games\/(\w+)\//.exec(file)?.[1]
    const wrong = [...graph].flatMap(([file, all]) => all.filter((other) => game(other) && game(file) !== game(other) && file !== 'games/registry.ts').map((other) => `${file} -> ${other}`))
    expect(wrong).toEqual([])
  })
})
