/** The packs that this browser keeps. Whatever else happens, a draft is here. */
import { isPack, type Pack } from './pack'

const KEY = 'tableverse-packs'

/** A pack in the browser has a key of its own: two may have the same title. */
export interface StoredPack {
  key: string
  at: number
  pack: Pack
  /** Text that is being written and cannot be read yet, by file and id: it is part of the draft too. */
  texts?: Record<string, string>
}

export function storedPacks(game: string): StoredPack[] {
  return all().filter((kept) => kept.pack.game === game)
}

/** Keep it in the place of the one with its key. Says whether the browser took it. */
export function storePack(kept: StoredPack): boolean {
  return store([kept, ...all().filter((other) => other.key !== kept.key)])
}

export function forgetPack(key: string): void {
  store(all().filter((kept) => kept.key !== key))
}

export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')

function all(): StoredPack[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? (list as StoredPack[]).filter((kept) => typeof kept?.key === 'string' && isPack(kept.pack)) : []
  } catch {
    return []
  }
}

function store(list: StoredPack[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
    return true
  } catch {
    return false
  }
}
