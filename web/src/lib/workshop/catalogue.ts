/** The list of all components of a game and a pack, grouped on shelves, with search and filters. */
import { fold } from '../rules/search'
import { rowOf, isConfirmed, type Component, type Pack } from './pack'
import { isMapping, type Row, type Value } from './tree'

/** The fields of a component: its public content, or its row in the pack. */
type Facts = Record<string, unknown>
/** The owner of a component, by kind and id. */
export interface Owner {
  kind: string
  id: string
}
export interface Entry {
  component: Component
  key: string
  /** The printed type: an event, an ally. */
  type: string
  /** The product, then the set or owner. Kinds with fewer components come first. */
  owners: Owner[]
}
export type Mark = '' | 'own' | 'changed' | 'right'
/** The filters of the list. "" and false mean no filter. */
export interface CatalogueFilter {
  words: string
  /** A section, or a section and a printed type: "card" or "card/event". */
  kind: string
  source: string
  mine: boolean
}
export interface Shelf {
  key: string
  section: string
  /** Null for the shelf of a whole section. */
  owner: Owner | null
  shelves: Shelf[]
  entries: Entry[]
  /** The number of entries here and on the shelves within. */
  count: number
  mine: number
}

export const NO_FILTER: CatalogueFilter = { words: '', kind: '', source: '', mine: false }
/** A section with more entries than this is divided. */
const MANY = 40
/** The owner of components that a pack adds. */
export const OWN: Owner = { kind: '', id: 'own' }

export const keyOf = ({ file, id }: Pick<Component, 'file' | 'id'>): string => `${file}/${id}`
const factsOf = (content: Facts, { kind, id }: Component): Facts => rowsOf(content, kind)?.get(id) ?? {}

/** Rows by kind and id, so that long lists are not searched again for each component. */
const tables = new WeakMap<object, Map<unknown, Facts>>()
function rowsOf(content: Facts, kind: string): Map<unknown, Facts> | null {
  const rows = content[kind]
  if (!Array.isArray(rows)) return null
  if (!tables.has(rows)) tables.set(rows, new Map((rows as Facts[]).map((row) => [row.id, row])))
  return tables.get(rows)!
}

/** Return the owners of a component: fields named like a kind of content refer to them. */
function ownersOf(content: Facts, facts: Facts, kind: string): Owner[] {
  const found = Object.entries(facts).flatMap(([field, value]): Owner[] => {
    const id: unknown = Array.isArray(value) ? value[0] : value
    const named = [field, field.replace(/s$/, '')].find((one) => one !== kind && Array.isArray(content[one]))
    return named && typeof id === 'string' && id ? [{ kind: named, id }] : []
  })
  return found.sort((one, other) => (content[one.kind] as unknown[]).length - (content[other.kind] as unknown[]).length)
}

export function entriesOf(content: Facts, components: readonly Component[], pack: Pack): Entry[] {
  return components.map((component) => {
    const facts = component.own ? (rowOf(pack, component.file, component.id) ?? {}) : factsOf(content, component)
    const owners = ownersOf(content, facts, component.kind)
    return { component, key: keyOf(component), type: typeof facts.kind === 'string' ? facts.kind : '', owners: component.own ? [OWN, ...owners.slice(-1)] : owners.slice(0, 2) }
  })
}

/** Return how the pack marks components, by key. */
export function marksOf(pack: Pack, components: readonly Component[]): Map<string, Mark> {
  const rows = new Map<string, Row>(Object.entries(pack.rows).flatMap(([file, list]) => list.map((row): [string, Row] => [`${file}/${String(row.id)}`, row])))
  return new Map(
    components.flatMap((component): [string, Mark][] => {
      const row = rows.get(keyOf(component))
      if (!row) return []
      return [[keyOf(component), component.own ? 'own' : component.source === 'reconstructed' && isConfirmed(row) ? 'right' : 'changed']]
    }),
  )
}

export interface Kind {
  section: string
  count: number
  /** The printed types, if there are many entries. */
  types: [string, number][]
}

export function kindsOf(entries: readonly Entry[]): Kind[] {
  const found = new Map<string, { count: number; types: Map<string, number> }>()
  for (const { component, type } of entries) {
    const one = found.get(component.section) ?? { count: 0, types: new Map<string, number>() }
    found.set(component.section, one)
    one.count++
    if (type) one.types.set(type, (one.types.get(type) ?? 0) + 1)
  }
  return [...found].map(([section, { count, types }]) => ({ section, count, types: count > MANY ? [...types] : [] }))
}

/** Yield every text for people in a value, in every language. */
function* said(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* said(part)
  else if (isMapping(value as Value)) {
    const { en, es, ...rest } = value as Facts
    for (const text of [en, es].flat()) if (typeof text === 'string') yield text
    for (const part of Object.values(rest)) yield* said(part)
  }
}

/** Searches names and texts. Texts are folded on first use and cached. */
export class Search {
  readonly #names = new Map<string, string>()
  readonly #texts = new Map<string, string>()

  constructor(readonly content: Facts) {}

  /** Fill the cache before the first search. */
  prepare(entries: readonly Entry[]): void {
    for (const entry of entries) this.find(entry, ['\n\n\n'])
  }

  /** Return whether all the words are in its names or id, or else in its texts, or null. */
  find({ component, key }: Entry, words: readonly string[]): 'name' | 'text' | null {
    const { name, id } = component
    const names = kept(this.#names, `${key} ${name.en} ${name.es}`, () => fold(`${name.en}\n${name.es}\n${id}`))
    if (words.every((word) => names.includes(word))) return 'name'
    // A pack's component may change during the search, and its row has no texts.
    if (component.own || words.every((word) => word.length < SHORT)) return null
    const text = kept(this.#texts, key, () => fold([...said(factsOf(this.content, component))].join('\n')))
    return words.every((word) => names.includes(word) || text.includes(word)) ? 'text' : null
  }
}
/** One or two letters occur in every text. */
const SHORT = 3

function kept(store: Map<string, string>, key: string, make: () => string): string {
  if (!store.has(key)) store.set(key, make())
  return store.get(key)!
}

export interface Found {
  named: Entry[]
  /** Entries with the words in their texts only. */
  told: Entry[]
}

export function find(search: Search, entries: readonly Entry[], wanted: CatalogueFilter, marks: ReadonlyMap<string, Mark>): Found {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean)
  const [section, type] = wanted.kind.split('/')
  const found: Found = { named: [], told: [] }
  for (const entry of entries) {
    const { component } = entry
    if (section && (component.section !== section || (type && entry.type !== type))) continue
    if (wanted.source && component.source !== wanted.source) continue
    if (wanted.mine && !marks.get(entry.key)) continue
    const how = words.length ? search.find(entry, words) : 'name'
    if (how) (how === 'name' ? found.named : found.told).push(entry)
  }
  return found
}

/**
 * Build the shelves of all sections in order. Whether a section is divided depends on all its entries, not only the
 * filtered ones.
 */
export function buildShelves(entries: readonly Entry[], all: readonly Entry[], marks: ReadonlyMap<string, Mark>): Shelf[] {
  const sizes = new Map<string, number>()
  for (const { component } of all) sizes.set(component.section, (sizes.get(component.section) ?? 0) + 1)
  const made = new Map<string, Shelf>([...sizes.keys()].map((section) => [section, shelf(section, section, null)]))
  for (const entry of entries) {
    const { section } = entry.component
    let on = made.get(section)!
    on.count++
    if (marks.get(entry.key)) on.mine++
    for (const owner of sizes.get(section)! > MANY ? entry.owners : []) {
      const key = `${on.key}/${owner.kind}:${owner.id}`
      let within = on.shelves.find((one) => one.key === key)
      if (!within) on.shelves.push((within = shelf(key, section, owner)))
      on = within
      on.count++
      if (marks.get(entry.key)) on.mine++
    }
    on.entries.push(entry)
  }
  return [...made.values()].filter(({ count }) => count)
}

const shelf = (key: string, section: string, owner: Owner | null): Shelf => ({ key, section, owner, shelves: [], entries: [], count: 0, mine: 0 })

export type Line = { shelf: Shelf; level: number; open: boolean } | { entry: Entry; level: number }

/** Return the visible lines from top to bottom, without folded ones. */
export function visibleLines(shelves: readonly Shelf[], isOpen: (shelf: Shelf) => boolean, level = 0): Line[] {
  return shelves.flatMap((one): Line[] => {
    if (!isOpen(one)) return [{ shelf: one, level, open: false }]
    return [{ shelf: one, level, open: true }, ...visibleLines(one.shelves, isOpen, level + 1), ...one.entries.map((entry) => ({ entry, level: level + 1 }))]
  })
}

/** Return the shelves to open after a search without showing more than `room` lines. */
export function shelvesToOpen(shelves: readonly Shelf[], room: number): Set<string> {
  const open = new Set<string>()
  let left = room
  const visit = (list: readonly Shelf[]) => {
    for (const one of list) {
      const more = one.entries.length + one.shelves.length
      if (more > left) continue
      open.add(one.key)
      left -= more
      visit(one.shelves)
    }
  }
  visit(shelves)
  return open
}

/** Return the shelves around an entry, from the outside in. */
export function shelvesAround(shelves: readonly Shelf[], key: string): Shelf[] {
  for (const one of shelves) {
    if (one.entries.some((entry) => entry.key === key)) return [one]
    const within = shelvesAround(one.shelves, key)
    if (within.length) return [one, ...within]
  }
  return []
}
