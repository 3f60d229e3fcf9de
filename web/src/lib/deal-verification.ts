/**
 * Verifies that a table dealt its cards as it committed to. The table publishes a hash of its key before the first
 * card, and the key after the game.
 */
import type { TableShown } from './wire'

/**
 * The result of the verification.
 *
 * - `kept`: the key matches the commitment this device saw before the first card.
 * - `fits`: the key matches the current commitment, but this device did not see it before the first card.
 * - `broken`: the key does not match.
 * - `seeded`: someone chose the seed, so there is no commitment.
 * - `untold`: the game is not over.
 * - `unchecked`: this page may not compute hashes.
 */
export type DealVerdict = 'kept' | 'fits' | 'broken' | 'seeded' | 'untold' | 'unchecked'

/**
 * Return the hash that a table publishes of its key (`kernel/secret_rng.py`), or null on pages that may not compute
 * hashes: those loaded neither over https nor from this machine.
 */
export async function commitment(key: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(`tableverse ${key}`))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Verify the deal. `promised` is the commitment this device saw before the first card, or null. */
export async function verifyDeal(table: Pick<TableShown, 'commitment' | 'seed'>, promised: string | null): Promise<DealVerdict> {
  if (!table.commitment && promised === null) return 'seeded'
  if (promised !== null && promised !== table.commitment) return 'broken'
  if (table.seed === null) return 'untold'
  const found = await commitment(table.seed)
  if (found === null) return 'unchecked'
  if (found !== table.commitment) return 'broken'
  return promised === null ? 'fits' : 'kept'
}
