/** The content packs of the table on the screen. Everybody sees which cards come from them. */
import * as api from './api'
import { t } from './texts.svelte'
import type { PackShown, TableShown } from './wire'

class Packs {
  here = $state.raw<PackShown[]>([])
}

export const packs = new Packs()

/** Fetch the content to draw a table with: the game's cards, or the table's own if it has packs. */
export function contentOf(table: TableShown): Promise<unknown> {
  packs.here = table.packs
  return table.packs.length ? api.tableContent(table.id) : api.content(table.game, table.products)
}

/** Return which pack something comes from as text, or "" if it comes from a box. */
export function fromPack(fingerprint: string | undefined): string {
  if (!fingerprint) return ''
  const pack = packs.here.find((one) => one.fingerprint === fingerprint)
  return pack ? t('web-from-pack', { title: pack.title }) : t('web-from-a-pack')
}
