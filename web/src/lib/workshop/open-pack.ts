/** Opens a pack file: JSON, or a zip of YAML files that the server parses. */
import { Refused } from '../api'
import { t } from '../texts.svelte'
import { isPack, type Pack } from './pack'
import { check } from './server'

export async function openPack(game: string, file: File): Promise<Pack> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b
  const value: unknown = zipped ? (await check(game, { zip: base64(bytes) })).pack : readJson(new TextDecoder().decode(bytes))
  if (!isPack(value)) throw new Refused(0, 'web-not-a-pack', { file: file.name })
  if (value.game !== game) throw new Refused(0, 'web-pack-of-other-game', { file: file.name, game: t(`web-door-${value.game}`) })
  return value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
