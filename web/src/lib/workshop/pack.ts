/**
 * A pack: rows that replace or extend the rows of the box, as stored, downloaded, shared and sent to the server.
 */
import type { Names } from '../wire'
import { isMapping, same, type Row, type Value } from './tree'

export interface Pack {
  game: string
  title: string
  /** The rows by the name of their content file. */
  rows: Record<string, Row[]>
}

export interface Component {
  kind: string
  /** The heading of the component's section. */
  section: string
  /** Whether the component is part of another, so that no copy of it alone can be made. */
  part: boolean
  file: string
  id: string
  name: Names
  source: string
  product?: string
  /** Whether the component comes from the pack and not from the box. */
  own?: boolean
}
export interface PackFile {
  file: string
  kind: string
  /** Whether a pack may add rows to this file. */
  adds: boolean
}

export const emptyPack = (game: string, title: string): Pack => ({ game, title, rows: {} })

export function rowOf(pack: Pack, file: string, id: string): Row | null {
  return pack.rows[file]?.find((row) => row.id === id) ?? null
}

/** Return the pack with this row replaced. A row equal to the shipped one, or null, is removed. */
export function withRow(pack: Pack, file: string, id: string, row: Row | null, shipped: Row | null = null): Pack {
  const others = (pack.rows[file] ?? []).filter((one) => one.id !== id)
  const index = (pack.rows[file] ?? []).findIndex((one) => one.id === id)
  const kept = row && !(shipped && same(row, shipped)) ? [...others.slice(0, index < 0 ? others.length : index), row, ...others.slice(index < 0 ? others.length : index)] : others
  const rows = { ...pack.rows, [file]: kept }
  if (!kept.length) delete rows[file]
  return { ...pack, rows }
}

/** Return the pack with these rows added. */
export function withNew(pack: Pack, rows: Record<string, Row[]>): Pack {
  return Object.entries(rows).reduce((made, [file, addedComponents]) => ({ ...made, rows: { ...made.rows, [file]: [...(made.rows[file] ?? []), ...addedComponents] } }), pack)
}

/**
 * Return the rows that belong to an id: rows with a field that names it, and rows of the same id in other files, such
 * as the cards of a Villain or the set of a scenario. An id that extends it (a hero's `-nemesis`) counts too, unless it
 * is `another` component of its kind.
 */
export function dependentRows(pack: Pack, id: string, own = '', another: (id: string) => boolean = () => false): { file: string; id: string }[] {
  const means = (value: Value | undefined) => value === id || (typeof value === 'string' && value.startsWith(`${id}-`) && !another(value))
  const names = (row: Row) => Object.entries(row).some(([field, value]) => field !== 'id' && means(value))
  return Object.entries(pack.rows).flatMap(([file, rows]) => rows.filter((row) => (row.id === id ? own !== '' && file !== own : names(row))).map((row) => ({ file, id: String(row.id) })))
}

/** Return the pack with ids replaced wherever they are referenced. Texts for people stay. */
export function withIds(pack: Pack, ids: ReadonlyMap<string, string>): Pack {
  const named = (value: Value): Value => {
    if (typeof value === 'string') {
      const colon = value.lastIndexOf(':') + 1 // threat:namor
      const found = ids.get(value.slice(colon))
      return found === undefined ? value : value.slice(0, colon) + found
    }
    if (Array.isArray(value)) return value.map(named)
    if (!isMapping(value) || (Object.hasOwn(value, 'en') && Object.hasOwn(value, 'es'))) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [ids.get(key) ?? key, named(part)]))
  }
  return { ...pack, rows: Object.fromEntries(Object.entries(pack.rows).map(([file, rows]) => [file, rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [field, field === 'traits' ? value : named(value)])))])) }
}

/** Return the rows with the name `before` replaced by `after`. */
export function withNames(rows: Record<string, Row[]>, before: Names, after: Names): Record<string, Row[]> {
  const called = (row: Row) => isMapping(row.name) && row.name.en === before.en && row.name.es === before.es
  return Object.fromEntries(Object.entries(rows).map(([file, list]) => [file, list.map((row) => (called(row) ? { ...row, name: { ...after } } : row))]))
}

/** Return the components the pack adds to the box. */
export function addedComponents(pack: Pack, files: readonly PackFile[], shipped: readonly Component[]): Component[] {
  const known = new Set(shipped.map(({ file, id }) => `${file}/${id}`))
  const parts = new Map(shipped.map(({ section, part }) => [section, part]))
  return files.flatMap(({ file, kind }) =>
    (pack.rows[file] ?? []).filter((row) => !known.has(`${file}/${String(row.id)}`)).map((row) => {
      const id = String(row.id)
      const section = parts.has(`${kind}-${String(row.kind)}`) ? `${kind}-${String(row.kind)}` : kind
      const name = nameOf(pack, row)
      return { kind, section, part: parts.get(section) ?? false, file, id, name: { en: String(name.en ?? id), es: String(name.es ?? name.en ?? id) }, source: String(row.source ?? ''), own: true }
    }),
  )
}

/** Return a row's name. Without one, use the row with the same id, or the identity whose deck it is. */
function nameOf(pack: Pack, row: Row): Record<string, Value> {
  if (isMapping(row.name)) return row.name
  const wanted = row.identity ?? row.id
  const found = Object.values(pack.rows).flat().find((other) => other.id === wanted && isMapping(other.name))
  return (found?.name ?? {}) as Record<string, Value>
}

/** Return an unused id derived from a name. */
export function newId(name: string, taken: (id: string) => boolean): string {
  const plain = slug(name).split('-').slice(0, 8).join('-') || 'new'
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`
    if (!taken(id)) return id
  }
}

export const rowCount = (pack: Pack): number => Object.values(pack.rows).reduce((sum, rows) => sum + rows.length, 0)

/** Return the row marked as published, without its reconstructed parts. */
export function confirmed(row: Row): Row {
  const { reconstructed: _, ...rest } = row
  return { ...rest, source: 'published' }
}
export const isConfirmed = (row: Row): boolean => row.source !== 'reconstructed' && row.reconstructed === undefined

/** Return whether a value has the shape of a pack. The server validates its rows. */
export function isPack(value: unknown): value is Pack {
  const pack = value as Partial<Pack> | null
  if (typeof pack !== 'object' || pack === null || typeof pack.game !== 'string' || typeof pack.title !== 'string') return false
  if (typeof pack.rows !== 'object' || pack.rows === null || Array.isArray(pack.rows)) return false
  return Object.values(pack.rows as Record<string, unknown>).every((rows) => Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && typeof (row as Row).id === 'string'))
}

/** Return the file name for a download. */
export const fileName = (pack: Pack): string => `${slug(pack.title) || 'pack'}.${pack.game}.json`
const slug = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

export const toJson = (pack: Pack): string => JSON.stringify(pack, null, 1)

/** Return how many reconstructed components the pack confirms or corrects. */
export function countConfirmed(pack: Pack, reconstructed: Iterable<{ file: string; id: string }>): number {
  let count = 0
  for (const { file, id } of reconstructed) {
    const row = rowOf(pack, file, id)
    if (row && isConfirmed(row)) count++
  }
  return count
}

export type { Row, Value }
