import type { Rolldown } from 'vite'

/** The module graph of a build. */
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

const PAGE = /\/index\.html$/
const GAME = /\/src\/games\/[a-z]+\/index\.ts$/

/**
 * Return the chunk of a module: one for what every page needs, another for what two or more tables need. By default the
 * bundler makes a file of every shared part, and a table would load more than sixty files.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const entries = entriesOf(id, modules)
  if (entries.some((entry) => PAGE.test(entry))) return 'app'
  return entries.filter((entry) => GAME.test(entry)).length > 1 ? 'table' : null
}

/** Return the entry points that need the module: the page, and parts loaded later. */
function entriesOf(id: string, modules: Modules): string[] {
  const seen = new Set([id])
  const entries: string[] = []
  for (const one of seen) {
    const found = modules.getModuleInfo(one)
    if (!found) continue
    if (found.isEntry || found.dynamicImporters.length) entries.push(one)
    for (const importer of found.importers) seen.add(importer)
  }
  return entries
}
