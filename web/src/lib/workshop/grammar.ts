/**
 * The valid content of each place of a row: the fields that the server collected from existing rows, and the parameters
 * of words of the card language.
 */
import type { Names } from '../wire'
import { isMapping, pattern, type Path, type Row, type Value } from './tree'

export const KINDS = ['effect', 'selector', 'number', 'condition'] as const
export type WordKind = (typeof KINDS)[number]

export interface Parameter {
  name: string
  kind: WordKind | 'verb' | 'flag' | 'whole' | 'text'
  many: '' | 'list' | 'dict'
  required: boolean
  one_of: string[]
  names: string
  least: number
  most: number
}
export interface Word {
  word: string
  takes: Parameter[]
}
export interface Vocabulary {
  kinds: Record<WordKind, Word[]>
  names: Record<string, string[]>
  choosing: string[]
}
/** The vocabulary as the server sends it, without default values. */
export type SentVocabulary = Omit<Vocabulary, 'kinds'> & { kinds: Record<WordKind, { word: string; takes: (Partial<Parameter> & Pick<Parameter, 'name' | 'kind'>)[] }[]> }

const TAKEN = { many: '', required: false, one_of: [], names: '', least: 0, most: 999 } as const

export function vocabularyOf(told: SentVocabulary): Vocabulary {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, told.kinds[kind].map(({ word, takes }) => ({ word, takes: takes.map((taken) => ({ ...TAKEN, one_of: [], ...taken })) }))]))
  return { ...told, kinds: kinds as Vocabulary['kinds'] }
}
/** The server's description of one place of a row. */
export interface Place {
  what?: string
  many?: boolean
  offered?: string[]
  least?: number
  most?: number
  names?: string
  fields?: Record<string, boolean>
}
/** Texts of shipped cards generated from a word, by kind and word. */
export type Examples = Partial<Record<WordKind, Record<string, Names>>>
export type Fields = Record<string, Record<string, Place>>

/** The valid content of a place, for the editor. */
export interface Fit {
  what: WordKind | 'flag' | 'whole' | 'word' | 'text' | 'name' | 'names' | 'counts' | 'id' | 'fields' | 'list' | 'dict'
  offered: string[]
  least: number
  most: number
  /** The fields of a mapping, and whether all others of its kind have them. */
  fields: Record<string, boolean>
  /** The type of the elements of a list or mapping. */
  each: Fit | null
}

const PLAIN: Fit = { what: 'text', offered: [], least: 0, most: 999, fields: {}, each: null }
const isWordKind = (what: string): what is WordKind => (KINDS as readonly string[]).includes(what)

/** The card language of a game. */
export class Grammar {
  readonly #words: Record<WordKind, Map<string, Word>>
  readonly #shared = new Map<string, Place>()

  constructor(
    readonly vocabulary: Vocabulary,
    readonly fields: Fields,
    readonly examples: Examples = {},
  ) {
    this.#words = Object.fromEntries(KINDS.map((kind) => [kind, new Map(vocabulary.kinds[kind].map((word) => [word.word, word]))])) as Record<WordKind, Map<string, Word>>
    const among: Parameter = { name: 'of', kind: 'selector', many: '', required: true, one_of: [], names: '', least: 0, most: 999 }
    for (const word of vocabulary.choosing) if (!this.#words.selector.has(word)) this.#words.selector.set(word, { word, takes: [among] })
    // A field that no card of a kind has is typed as in other kinds.
    for (const paths of Object.values(fields)) for (const [path, place] of Object.entries(paths)) if (!this.#shared.has(path)) this.#shared.set(path, place)
  }

  word(kind: WordKind, name: string): Word | null {
    return this.#words[kind].get(name) ?? null
  }

  /** Return all words of a kind, sorted. */
  offered(kind: WordKind): string[] {
    return [...this.#words[kind].keys()].sort()
  }

  example(kind: WordKind, name: string): Names | null {
    return this.examples[kind]?.[name] ?? null
  }

  /** Return the valid content of a place of a row of that kind. */
  fit(kind: string, row: Row, path: Path): Fit {
    let fit = this.#place(kind, [])
    let value: Value | undefined = row
    for (let step = 0; step < path.length; step++) {
      const key = path[step]!
      if (isWordKind(fit.what)) {
        const inside = this.#inside(fit.what, value, path.slice(step))
        if (!inside) return PLAIN
        fit = inside.fit
        step += inside.steps - 1
        value = inside.value
        continue
      }
      if (fit.each && (fit.what === 'list' || fit.what === 'dict')) fit = fit.each
      else fit = this.#place(kind, path.slice(0, step + 1))
      value = Array.isArray(value) || isMapping(value) ? (value as Row)[key] : undefined
    }
    return fit
  }

  /** Return the valid content of a place outside any word. */
  #place(kind: string, path: Path): Fit {
    const key = pattern(path)
    const place = this.fields[kind]?.[key] ?? this.#shared.get(key)
    if (!place) return PLAIN
    if (place.many) {
      const one = this.fields[kind]?.[`${key}.*`] ?? this.#shared.get(`${key}.*`)
      // If a place may have one value or several, the place itself describes the single value.
      return { ...PLAIN, what: 'list', each: this.#told(one && (one.what || one.fields) ? one : { ...place, many: false }) }
    }
    return this.#told(place)
  }

  #told(place: Place): Fit {
    const told = { ...PLAIN, least: place.least ?? 0, most: place.most ?? 999, offered: place.offered ?? [], fields: place.fields ?? {} }
    if (place.what === 'name' || place.what === 'counts') return { ...told, what: place.what, offered: this.vocabulary.names[place.names ?? ''] ?? [] }
    if (place.what && (isWordKind(place.what) || ['flag', 'whole', 'word', 'text', 'names', 'id'].includes(place.what))) return { ...told, what: place.what as Fit['what'] }
    return place.fields ? { ...told, what: 'fields' } : told
  }

  /** Return the valid content of an argument of a word, its number of path steps, and its value. */
  #inside(kind: WordKind, value: Value | undefined, path: Path): { fit: Fit; steps: number; value: Value | undefined } | null {
    const written = read(this, kind, value)
    if (!written || path[0] !== written.word) return null
    const short = written.arguments.find((argument) => !argument.path.length)
    const found = short ?? written.arguments.find((argument) => argument.path[0] === path[1])
    return found ? { fit: this.taken(found.taken), steps: found.path.length + 1, value: found.value } : null
  }

  /** Return the initial value of a place: a mapping gets the fields that all others of its kind have. */
  begin(kind: string, row: Row, path: Path): Value {
    const fit = this.fit(kind, row, path)
    const filled = (one: Fit, where: Path): Value =>
      one.what === 'fields' ? Object.fromEntries(Object.entries(one.fields).flatMap(([name, always]) => (always ? [[name, this.begin(kind, row, [...where, name])]] : []))) : blank(one)
    return fit.what === 'list' && fit.each ? [filled(fit.each, [...path, 0])] : filled(fit, path)
  }

  /** Return the valid content of a parameter. */
  taken(taken: Parameter): Fit {
    const one: Fit = { ...PLAIN, least: taken.least, most: taken.most, what: 'text', offered: taken.one_of }
    if (taken.kind === 'verb') one.what = 'effect'
    else if (taken.kind !== 'text') one.what = taken.kind
    else if (taken.one_of.length) one.what = 'word'
    else if (taken.names) Object.assign(one, { what: 'name', offered: this.vocabulary.names[taken.names] ?? [] })
    return taken.many ? { ...PLAIN, what: taken.many, each: one } : one
  }
}

export interface Argument {
  taken: Parameter
  /** The path within the word, empty if the argument is written without its name. */
  path: (string | number)[]
  value: Value | undefined
}
export interface Written {
  word: string
  takes: Parameter[]
  arguments: Argument[]
}

/** Return the parameter whose argument may be written without its name. */
function bare(word: Word): Parameter | undefined {
  const required = word.takes.filter((taken) => taken.required)
  return required.length > 1 ? undefined : (required[0] ?? word.takes[0])
}

/** Parse a word with its arguments in any notation, or return null if the value is not a word. */
export function read(grammar: Grammar, kind: WordKind, value: Value | undefined): Written | null {
  const name = typeof value === 'string' ? value : isMapping(value) && Object.keys(value).length === 1 ? Object.keys(value)[0]! : null
  const word = name === null ? null : grammar.word(kind, name)
  if (!word || name === null) return null
  const given = isMapping(value) ? value[name]! : undefined
  const named = isMapping(given) && word.takes.some((taken) => Object.hasOwn(given, taken.name))
  const short = given === undefined || named ? undefined : bare(word)
  return {
    word: name,
    takes: word.takes,
    arguments: word.takes.map((taken) => {
      if (taken === short) return { taken, path: [], value: given }
      return { taken, path: [taken.name], value: named ? (given as Row)[taken.name] : undefined }
    }),
  }
}

/** Write a word with these arguments in the shortest notation. Missing required arguments are null. */
export function write(grammar: Grammar, kind: WordKind, name: string, given: Record<string, Value | undefined>): Value {
  const word = grammar.word(kind, name)
  if (!word) return name
  const written = word.takes.flatMap((taken): [Parameter, Value][] => {
    const value = given[taken.name]
    if (value !== undefined) return [[taken, value]]
    return taken.required ? [[taken, taken.many === 'list' ? Array.from({ length: Math.max(1, taken.least) }, () => null) : taken.many === 'dict' ? {} : null]] : []
  })
  if (!written.length) return name
  const only = written.length === 1 && written[0]![0] === bare(word) ? written[0]![1] : undefined
  // A single argument must not look like named arguments.
  if (only !== undefined && !(isMapping(only) && Object.keys(only).some((key) => word.takes.some((taken) => taken.name === key)))) return { [name]: only }
  return { [name]: Object.fromEntries(written.map(([taken, value]) => [taken.name, value])) }
}

/** Replace a word and keep the arguments of the same name and kind. */
export function replace(grammar: Grammar, kind: WordKind, value: Value | undefined, name: string): Value {
  if (kind === 'number' && /^-?\d+$/.test(name)) return Number(name)
  const before = read(grammar, kind, value)
  const next = grammar.word(kind, name)
  if (!next) return name
  const kept: Record<string, Value | undefined> = {}
  for (const taken of next.takes) {
    const old = before?.arguments.find((one) => one.taken.name === taken.name && one.taken.kind === taken.kind && one.taken.many === taken.many)
    if (old?.value !== undefined && (!taken.one_of.length || taken.one_of.includes(String(old.value)))) kept[taken.name] = old.value
  }
  return write(grammar, kind, name, kept)
}

/** Return the word with one argument changed or removed. */
export function withArgument(grammar: Grammar, kind: WordKind, value: Value | undefined, name: string, next: Value | undefined): Value {
  const written = read(grammar, kind, value)
  if (!written) return value ?? null
  const given = Object.fromEntries(written.arguments.map((argument) => [argument.taken.name, argument.value]))
  return write(grammar, kind, written.word, { ...given, [name]: next })
}

/** Return the initial value of a place. */
export function blank(fit: Fit): Value {
  switch (fit.what) {
    case 'flag':
      return true
    case 'whole':
      return fit.least
    case 'number':
      return 1
    case 'names':
      return { en: '', es: '' }
    case 'list':
      return fit.each ? [blank(fit.each)] : []
    case 'dict':
    case 'counts':
    case 'fields':
      return {}
    case 'word':
    case 'name':
      return fit.offered[0] ?? ''
    case 'text':
      return ''
    default:
      return null
  }
}
