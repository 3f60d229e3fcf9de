/** Was a table dealt as it had promised? Before the first card it tells a hash of its key, and after the game the key. */
import type { TableShown } from './wire'

/**
 * `kept`: the key fits what this device was told before the first card. `fits`: it fits what the table says now, but this
 * device was not there before. `broken`: it does not fit. `seeded`: somebody chose the cards, so nothing was promised.
 * `untold`: the game is not over. `unchecked`: this page may not compute hashes.
 */
export type DealVerdict = 'kept' | 'fits' | 'broken' | 'seeded' | 'untold' | 'unchecked'

/** The hash that a table publishes of its key (`kernel/secret_rng.py`); null where the browser does not compute any: on pages
 * that came neither by https nor from this machine. */
export async function commitment(key: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(`tableverse ${key}`))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `promised`: what this device was told before the first card, if it was. */
export async function verifyDeal(table: Pick<TableShown, 'commitment' | 'seed'>, promised: string | null): Promise<DealVerdict> {
  if (!table.commitment && promised === null) return 'seeded'
  if (promised !== null && promised !== table.commitment) return 'broken'
  if (table.seed === null) return 'untold'
  const found = await commitment(table.seed)
  if (found === null) return 'unchecked'
  if (found !== table.commitment) return 'broken'
  return promised === null ? 'fits' : 'kept'
}
