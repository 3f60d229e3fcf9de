/** The labels of fields, arguments and words on the page. */
import { t, texts } from '../texts.svelte'
import type { Names } from '../wire'
import { isMapping, type Value } from './tree'

const spaced = (name: string): string => name.replaceAll(/[_-]/g, ' ')

export const isField = (name: string): boolean => texts.has(`web-workshop-field-${name.replaceAll('_', '-')}`)

/** Return the label of a field in the reader's language, or its raw name. */
export function labelOf(name: string | number): string {
  const key = `web-workshop-field-${String(name).replaceAll('_', '-')}`
  return texts.has(key) ? t(key) : spaced(String(name))
}

/** Return the label of a word's argument. It may differ from the field of the same name. */
export function argumentOf(name: string): string {
  const key = `web-workshop-argument-${name}`
  return texts.has(key) ? t(key) : spaced(name)
}

/** Return whether this is a word of the card language. Components with the same id do not count then. */
export const isWord = (word: string): boolean => texts.has(`web-workshop-word-${word}`)

/** Return the meaning of a word, or the word itself. */
export function meaningOf(word: string): string {
  const key = `web-workshop-word-${word}`
  return texts.has(key) ? t(key) : word
}

/**
 * Return the name of an owner that is not named itself, by its word or by the component its id starts with ("Thor:
 * Nemesis").
 */
export function ownerName(id: string, names: (id: string) => Names | undefined): string {
  const own = names(id)
  if (own) return own[texts.language]
  for (let end = id.lastIndexOf('-'); end > 0; end = id.lastIndexOf('-', end - 1)) {
    const begun = names(id.slice(0, end))
    if (begun) return `${begun[texts.language]}: ${labelOf(id.slice(end + 1))}`
  }
  return isWord(id) ? meaningOf(id) : spaced(id)
}

/** Lookups for the text of a row: names of components, and which words are verbs. */
export interface NameLookup {
  names: (id: string) => Names | undefined
  isVerb: (word: string) => boolean
}

/**
 * Return a part of a row on one line, with components by name and words by meaning. `taken` means it is the argument of
 * a verb.
 */
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

/** Return a key as the editor shows it: verbs as written, arguments and fields by label. */
function keyText(key: string, { names, isVerb }: NameLookup, taken: boolean): string {
  if (taken && !names(key)) return argumentOf(key)
  if (isVerb(key)) return key
  return isField(key) ? labelOf(key) : (names(key)?.[texts.language] ?? spaced(key))
}

const LONG = 200

/**
 * Return the message of a mistake in the reader's language. Long lists of known words are left out, because the editor
 * offers them.
 */
export function messageOf({ message, key }: { message: Names | null; key: string }): string {
  if (!message) return t(key)
  const text = message[texts.language]
  const parts = text.split('; ')
  return text.length > LONG && parts.length > 1 ? [parts[0], ...(parts.length > 2 ? parts.slice(-1) : [])].join('; ') : text
}
