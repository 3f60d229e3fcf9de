/** What the workshop asks the server: what there is, how it is written, and whether a pack is sound. */
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
/** A component as it is shipped. */
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
  /** What was understood, as far as anything was. */
  pack: Pack | null
}

export const components = (game: string) => ask<Components>(`/games/${game}/components`)
export const component = (game: string, kind: string, id: string) => ask<Shipped>(`/games/${game}/components/${kind}/${id}`)
/** The rows of something new that is like a component, with all that comes with it. */
export const copy = (game: string, kind: string, id: string, called: string) => ask<{ rows: Record<string, Row[]> }>(`/games/${game}/components/${kind}/${id}/copy?called=${called}`)
export const vocabulary = (game: string) => ask<SentVocabulary>(`/games/${game}/vocabulary`)
export const fields = (game: string) => ask<{ kinds: Fields; examples?: Examples }>(`/games/${game}/fields`)
/** A pack as data, as the texts of its files, or zipped. */
export const check = (game: string, given: { pack: Pack } | { files: Record<string, string> } | { zip: string }) => ask<Checked>(`/games/${game}/check`, given)
