import type { Rolldown } from 'vite'

/** The modules of a build. */
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

const PAGE = /\/index\.html$/
const GAME = /\/src\/games\/[a-z]+\/index\.ts$/

/** The file that a module travels in: one holds what every page needs, another what the tables of two games or more need. Left
 * alone, whatever some pages share becomes a file of its own, and a table would be more than sixty of them. */
export function chunkOf(id: string, modules: Modules): string | null {
  const entries = entriesOf(id, modules)
  if (entries.some((entry) => PAGE.test(entry))) return 'app'
  return entries.filter((entry) => GAME.test(entry)).length > 1 ? 'table' : null
}

/** The page, and the parts loaded later, that cannot begin without this module. */
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
