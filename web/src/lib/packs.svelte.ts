/** The packs that lie over the cards of the table on the screen: everybody sees what is from them. */
import * as api from './api'
import { t } from './texts.svelte'
import type { PackShown, TableShown } from './wire'

class Packs {
  here = $state.raw<PackShown[]>([])
}

export const packs = new Packs()

/** What is drawn at a table: the cards of its game, or with packs the table's own. */
export function contentOf(table: TableShown): Promise<unknown> {
  packs.here = table.packs
  return table.packs.length ? api.tableContent(table.id) : api.content(table.game, table.products)
}

/** Which pack something is from, in words; empty for what is from the box. */
export function fromPack(fingerprint: string | undefined): string {
  if (!fingerprint) return ''
  const pack = packs.here.find((one) => one.fingerprint === fingerprint)
  return pack ? t('web-from-pack', { title: pack.title }) : t('web-from-a-pack')
}
