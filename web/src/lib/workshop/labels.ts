/** What fields, arguments and words are called on the page. */
import { t, texts } from '../texts.svelte'
import type { Names } from '../wire'
import { isMapping, type Value } from './tree'

const spaced = (name: string): string => name.replaceAll(/[_-]/g, ' ')

export const isField = (name: string): boolean => texts.has(`web-workshop-field-${name.replaceAll('_', '-')}`)

/** A field by its name in the reader's language; one that has none, by its own. */
export function labelOf(name: string | number): string {
  const key = `web-workshop-field-${String(name).replaceAll('_', '-')}`
  return texts.has(key) ? t(key) : spaced(String(name))
}

/** What a word of the card language takes: there a name may mean something else than on a card. */
export function argumentOf(name: string): string {
  const key = `web-workshop-argument-${name}`
  return texts.has(key) ? t(key) : spaced(name)
}

/** Has the language of cards a word of its own for it? Then it is none of the components, whatever these are called. */
export const isWord = (word: string): boolean => texts.has(`web-workshop-word-${word}`)

/** A word that can be chosen, by what it means; one that is not told, by itself. */
export function meaningOf(word: string): string {
  const key = `web-workshop-word-${word}`
  return texts.has(key) ? t(key) : word
}

/** What something belongs to that has no name of its own: by its word, or by what it is called like, with the rest ("Thor: Nemesis"). */
export function ownerName(id: string, names: (id: string) => Names | undefined): string {
  const own = names(id)
  if (own) return own[texts.language]
  for (let end = id.lastIndexOf('-'); end > 0; end = id.lastIndexOf('-', end - 1)) {
    const begun = names(id.slice(0, end))
    if (begun) return `${begun[texts.language]}: ${labelOf(id.slice(end + 1))}`
  }
  return isWord(id) ? meaningOf(id) : spaced(id)
}

/** Who knows what stands in a row: the names of components, and whether something is a word of the card language. */
export interface NameLookup {
  names: (id: string) => Names | undefined
  isVerb: (word: string) => boolean
}

/** A piece of a row in one line: components by their names, words by what they mean. `taken`: by a verb. */
export function rowText(value: Value, knowing: NameLookup, taken = false): string {
  if (Array.isArray(value)) return value.map((part) => enclosed(part, knowing)).join(', ')
  if (isMapping(value)) return Object.entries(value).map(([key, part]) => `${keyText(key, knowing, taken)}: ${enclosed(part, knowing, !taken && knowing.isVerb(key))}`).join(', ')
  if (typeof value !== 'string') return String(value ?? '…')
  return isWord(value) ? meaningOf(value) : (knowing.names(value)?.[texts.language] ?? value)
}

function enclosed(value: Value, knowing: NameLookup, taken = false): string {
  const several = Array.isArray(value) ? value.length > 1 : isMapping(value) && Object.keys(value).length > 1
  return several ? `(${rowText(value, knowing, taken)})` : rowText(value, knowing, taken)
}

/** As the editor has it: verbs as they are written, what they take and what is a field by its name. */
function keyText(key: string, { names, isVerb }: NameLookup, taken: boolean): string {
  if (taken && !names(key)) return argumentOf(key)
  if (isVerb(key)) return key
  return isField(key) ? labelOf(key) : (names(key)?.[texts.language] ?? spaced(key))
}

const LONG = 200

/** What is wrong, in the reader's language. A list of all known words is left out: the editor offers them. */
export function messageOf({ message, key }: { message: Names | null; key: string }): string {
  if (!message) return t(key)
  const text = message[texts.language]
  const parts = text.split('; ')
  return text.length > LONG && parts.length > 1 ? [parts[0], ...(parts.length > 2 ? parts.slice(-1) : [])].join('; ') : text
}
