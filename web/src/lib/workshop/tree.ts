/** A row as plain values, with immutable updates, so that every earlier state can be restored. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Row = { [key: string]: Value }
export type Path = readonly (string | number)[]

export const isMapping = (value: Value | undefined): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

export function at(value: Value | undefined, path: Path): Value | undefined {
  let found = value
  for (const step of path) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step]
    else if (isMapping(found)) found = Object.hasOwn(found, step) ? found[step] : undefined
    else return undefined
  }
  return found
}

/** Return the value with another value at a path. Missing fields on the way are created. */
export function put(value: Value, path: Path, next: Value): Value {
  if (!path.length) return next
  const [step, ...rest] = path as [string | number, ...(string | number)[]]
  if (Array.isArray(value)) return value.map((part, index) => (index === step ? put(part, rest, next) : part))
  const row = isMapping(value) ? value : {}
  return { ...row, [step]: put(Object.hasOwn(row, step) ? row[step]! : {}, rest, next) }
}

/** Return the value without the part at a path. */
export function drop(value: Value, path: Path): Value {
  const last = path.at(-1)
  const around = at(value, path.slice(0, -1))
  if (last === undefined || around === undefined) return value
  if (Array.isArray(around)) return put(value, path.slice(0, -1), around.filter((_, index) => index !== last))
  if (!isMapping(around)) return value
  return put(value, path.slice(0, -1), Object.fromEntries(Object.entries(around).filter(([key]) => key !== last)))
}

/** Return the value with an element inserted at a list position. */
export function insert(value: Value, path: Path, next: Value): Value {
  const list = at(value, path.slice(0, -1))
  const index = path.at(-1)
  if (!Array.isArray(list) || typeof index !== 'number') return value
  return put(value, path.slice(0, -1), [...list.slice(0, index), next, ...list.slice(index)])
}

/** Move a list element by this many positions. */
export function shift(value: Value, path: Path, by: number): Value {
  const list = at(value, path.slice(0, -1))
  const from = path.at(-1)
  if (!Array.isArray(list) || typeof from !== 'number' || list[from + by] === undefined || list[from] === undefined) return value
  const others = list.filter((_, index) => index !== from)
  return put(value, path.slice(0, -1), [...others.slice(0, from + by), list[from], ...others.slice(from + by)])
}

/** Insert a copy of a list element behind it. */
export function duplicate(value: Value, path: Path): Value {
  const index = path.at(-1)
  const copied = at(value, path)
  return typeof index === 'number' && copied !== undefined ? insert(value, [...path.slice(0, -1), index + 1], copied) : value
}

/** Rename a field and keep its position. */
export function rename(value: Value, path: Path, name: string): Value {
  const around = at(value, path.slice(0, -1))
  if (!isMapping(around) || !name || Object.hasOwn(around, name)) return value
  return put(value, path.slice(0, -1), Object.fromEntries(Object.entries(around).map(([key, part]) => [key === path.at(-1) ? name : key, part])))
}

/** Return whether two values are equal, whatever the order of fields. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((part, index) => same(part, other[index]))
  if (!isMapping(one) || !isMapping(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
}

/** Return the paths still to be filled. */
export function holes(value: Value, path: Path = []): Path[] {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((part, index) => holes(part, [...path, index]))
  return isMapping(value) ? Object.entries(value).flatMap(([key, part]) => holes(part, [...path, key])) : []
}

export interface RowChange {
  path: Path
  before: Value | undefined
  after: Value | undefined
}

/** Return the differences between two rows, at the deepest possible paths. */
export function changes(before: Value | undefined, after: Value | undefined, path: Path = []): RowChange[] {
  if (same(before, after)) return []
  if (isMapping(before) && isMapping(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changes(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((part, index) => changes(part, after[index], [...path, index]))
  }
  return [{ path, before, after }]
}

/** Return the path as the server's fields name it, with `*` for list indexes. */
export const pattern = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
export const keyOf = (path: Path): string => path.join('/')
