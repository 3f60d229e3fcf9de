/** A pack in a link, compressed behind the #, so that no server stores it. */
import { isPack, type Pack } from './pack'

const PREFIX = 'pack='
/** Mail and chat programs cut off longer links. */
export const LONGEST_LINK = 8000
/** The largest size to unpack, since a link may be malicious. */
const LARGEST = 2 * 1024 * 1024

/** Return the fragment of a link, or null if it would be too long. */
export async function toFragment(pack: Pack, longest = LONGEST_LINK): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(pack)), new CompressionStream('deflate-raw'), Infinity)
  let text = ''
  for (const byte of bytes!) text += String.fromCharCode(byte)
  const fragment = PREFIX + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return fragment.length > longest ? null : fragment
}

/** Return the pack of a fragment, or null if it is invalid. */
export async function fromFragment(fragment: string): Promise<Pack | null> {
  if (!fragment.startsWith(PREFIX)) return null
  try {
    const text = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'), LARGEST)
    const value: unknown = bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isPack(value) ? value : null
  } catch {
    return null
  }
}

export const isShared = (fragment: string): boolean => fragment.startsWith(PREFIX)

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter()
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}
