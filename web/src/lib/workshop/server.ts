/** The workshop's requests to the server: components, their grammar, and the check of a pack. */
import { ask } from '../api'
import type { Names } from '../wire'
import type { Examples, Fields, SentVocabulary } from './grammar'
import type { Component, Pack, PackFile } from './pack'
import type { Row } from './tree'

export type { Component, PackFile }
export interface Components {
  fingerprint: string
  files: PackFile[]
  components: Component[]
}
export type Said = Record<'en' | 'es', string[]>
export type Printed = Record<string, unknown>
/** A component as shipped. */
export interface Shipped {
  row: Row
  said: Said
  printed: Printed
}
export interface Mistake {
  file: string
  path: (string | number)[]
  line: number
  problem: string
  message: Names
}
export interface Card {
  file: string
  index: number
  kind: string
  id: string
  said: Said
  printed: Printed
  before: { said: Said; printed: Printed } | null
}
export interface Checked {
  ok: boolean
  title: string
  fingerprint: string
  problems: Mistake[]
  cards: Card[]
  /** The rows that could be parsed. */
  pack: Pack | null
}

export const components = (game: string) => ask<Components>(`/games/${game}/components`)
export const component = (game: string, kind: string, id: string) => ask<Shipped>(`/games/${game}/components/${kind}/${id}`)
/** Fetch the rows of a copy of a component, with everything that belongs to it. */
export const copy = (game: string, kind: string, id: string, called: string) => ask<{ rows: Record<string, Row[]> }>(`/games/${game}/components/${kind}/${id}/copy?called=${called}`)
export const vocabulary = (game: string) => ask<SentVocabulary>(`/games/${game}/vocabulary`)
export const fields = (game: string) => ask<{ kinds: Fields; examples?: Examples }>(`/games/${game}/fields`)
/** Check a pack, given as data, as the texts of its files, or zipped. */
export const check = (game: string, given: { pack: Pack } | { files: Record<string, string> } | { zip: string }) => ask<Checked>(`/games/${game}/check`, given)
