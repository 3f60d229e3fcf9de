/** The packs stored in this browser, including every draft. */
import { isPack, type Pack } from './pack'

const KEY = 'tableverse-packs'

/** A stored pack. It has its own key, because two packs may share a title. */
export interface StoredPack {
  key: string
  at: number
  pack: Pack
  /** Texts that are not valid yet, by file and id. They are part of the draft. */
  texts?: Record<string, string>
}

export function storedPacks(game: string): StoredPack[] {
  return all().filter((kept) => kept.pack.game === game)
}

/** Store a pack under its key and return whether the browser accepted it. */
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
