import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commitment, verifyDeal } from '../src/lib/deal-verification'
import { storeCommitment, storedCommitment } from '../src/lib/token-storage'
import { Room } from '../src/lib/room.svelte'
import type { TableShown } from '../src/lib/wire'

const KEY = '0123456789abcdef'.repeat(4)
/** As `kernel/secret_rng.py` computes it. */
const HASH = '824cc56373bf443ef1e4fa6c5bbf439493ec81c19692c24b25bf254a1160ae25'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the deal', () => {
  it('matches the commitment that the server publishes', async () => {
    expect(await commitment(KEY)).toBe(HASH)
  })

  it.each([
    [{ commitment: HASH, seed: KEY }, HASH, 'kept'],
    [{ commitment: HASH, seed: KEY }, null, 'fits'],
    [{ commitment: HASH, seed: KEY.replace('0', '1') }, HASH, 'broken'],
    [{ commitment: HASH, seed: KEY.replace('0', '1') }, null, 'broken'],
    // A changed commitment with a key that matches the new one.
    [{ commitment: HASH, seed: KEY }, HASH.replace(/^./, 'x'), 'broken'],
    [{ commitment: '', seed: '7' }, HASH, 'broken'],
    [{ commitment: '', seed: '7' }, null, 'seeded'],
    [{ commitment: HASH, seed: null }, HASH, 'untold'],
  ] as const)('%o, when %s was promised, is %s', async (table, promised, verdict) => {
    expect(await verifyDeal(table, promised)).toBe(verdict)
  })

  it('is unchecked without hashes, unless the commitment changed', async () => {
    vi.stubGlobal('crypto', {})
    expect(await verifyDeal({ commitment: HASH, seed: KEY }, HASH)).toBe('unchecked')
    expect(await verifyDeal({ commitment: HASH, seed: KEY }, 'other')).toBe('broken')
  })
})

describe('a commitment', () => {
  const told = (commitment: string, seed: string | null) => ({ t: 'table' as const, table: { commitment, seed, acts: [] as TableShown['acts'] } as TableShown })

  it('is stored before the end, and the first one counts', () => {
    const room = new Room('t')
    room.hear(told(HASH, null))
    room.hear(told('another', null))
    expect(storedCommitment('t')).toBe(HASH)
  })

  it('is ignored once the key is revealed, or if it is empty', () => {
    const room = new Room('t')
    room.hear(told('', null))
    room.hear(told(HASH, KEY))
    expect(storedCommitment('t')).toBe(null)
  })

  it('is dropped after two hundred others', () => {
    for (let number = 0; number < 201; number += 1) storeCommitment(`t${number}`, 'x')
    expect(storedCommitment('t0')).toBe(null)
    expect(storedCommitment('t1')).toBe('x')
  })
})
