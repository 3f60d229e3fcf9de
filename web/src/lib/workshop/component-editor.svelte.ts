/**
 * The editor of one component: its row, and the server's check of it. The workshop stores the row and its undo history.
 */
import { Refused } from '../api'
import { texts } from '../texts.svelte'
import type { Message, Names } from '../wire'
import { Grammar, type Fit } from './grammar'
import { confirmed } from './pack'
import * as server from './server'
import type { Card, Checked, Component, Mistake, Shipped } from './server'
import { changes, holes, keyOf, same, type Path, type Row, type Value } from './tree'
import { isWord, meaningOf } from './labels'
import { asItem, toYaml } from './yaml'

/** Milliseconds after typing before the server checks the row. */
const PAUSE = 350
/** Milliseconds before a retry after a lost connection. */
const AGAIN = 5000

/** A mistake at a path: the server's message, or a value still missing. */
export interface Fault {
  path: Path
  message: Names | null
  /** The key of a client text, if the server has no message. */
  key: string
  line: number
}
/** The owner, which stores the changes. Changes with the same non-empty `step` are undone together. */
interface EditorHost {
  /** Store the row and drop its text. */
  row: (row: Row, step: string) => void
  text: (typed: string | null, step: string) => void
  /** Return further words that are allowed in the same place as these. */
  offered: (words: readonly string[]) => string[]
  /** Return the rows to check together with this one: the rows of a pack that adds components. */
  beside: () => Record<string, Row[]>
}

/** JSON is valid YAML. */
const asItems = (rows: Row[]): string => rows.map((row) => `- ${JSON.stringify(row)}`).join('\n')
const asFiles = (rows: Record<string, Row[]>): Record<string, string> => Object.fromEntries(Object.entries(rows).map(([file, list]) => [`${file}.yaml`, asItems(list)]))

/** Return the mistake of another row of the pack, with that row's name. */
function elsewhere({ file, path, message, line }: Mistake, rows: Record<string, Row[]>): Fault {
  const row = rows[file]?.[Number(path[1])]
  const named = (language: 'en' | 'es') => String((row?.name as Record<string, Value> | undefined)?.[language] ?? row?.id ?? file)
  return { path: [], message: { en: `${named('en')}: ${message.en}`, es: `${named('es')}: ${message.es}` }, key: '', line }
}

export class ComponentEditor {
  row = $state.raw<Row>({})
  faults = $state.raw<Fault[]>([])
  card = $state.raw<Pick<Card, 'said' | 'printed'>>({ said: { en: [], es: [] }, printed: {} })
  /** All other cards of the pack, as of the last check. */
  others = $state.raw<Card[]>([])
  /** Whether the current state is still unchecked. */
  waiting = $state(false)
  /** The error of the last check request. */
  problem = $state.raw<Message | null>(null)
  /** The YAML being typed, or null while the fields are edited. */
  text = $state<string | null>(null)
  /** Whether the text is not a valid row yet. The fields then show the last valid one. */
  unread = $state(false)
  /** The number of times the text was parsed. Each is one undo step. */
  #read = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(
    readonly game: string,
    readonly component: Component,
    readonly shipped: Shipped,
    row: Row | null,
    readonly grammar: Grammar,
    readonly title: string,
    text: string | undefined,
    readonly keeping: EditorHost,
    /** The names of components by id. */
    readonly names: ReadonlyMap<string, Names>,
  ) {
    this.row = row ?? shipped.row
    this.card = shipped
    this.text = text ?? null
    if (row || text !== undefined) {
      this.waiting = true
      void this.#check()
    }
  }

  readonly changes = $derived.by(() => changes(this.shipped.row, this.row))
  readonly changedAt = $derived(new Set(this.changes.flatMap(({ path }) => path.map((_, index) => keyOf(path.slice(0, index + 1))))))

  /** Return the names of the component with this id, with or without its kind (threat:namor). */
  namesOf(word: string): Names | undefined {
    return this.names.get(word) ?? this.names.get(word.slice(word.lastIndexOf(':') + 1))
  }

  /** Return the name or meaning of a word in the reader's language. */
  nameOf(word: string): string {
    return this.namesOf(word)?.[texts.language] ?? meaningOf(word)
  }

  /**
   * Return whether a place takes components. Some share their ids with words of the card language, so most must not be
   * words.
   */
  areComponents({ what, offered }: Fit): boolean {
    if (what === 'name' || what === 'counts') return true
    return offered.filter((word) => this.namesOf(word) && !isWord(word)).length * 2 > offered.length
  }

  fit(path: Path): Fit {
    const fit = this.grammar.fit(this.component.kind, this.row, path)
    return { ...fit, ...this.#more(fit), each: fit.each && { ...fit.each, ...this.#more(fit.each) } }
  }

  #more({ offered }: Fit): Pick<Fit, 'offered'> {
    return { offered: offered.length ? [...offered, ...this.keeping.offered(offered)] : offered }
  }

  fault(path: Path): Fault | null {
    const key = keyOf(path)
    return this.faults.find((fault) => keyOf(fault.path) === key) ?? null
  }

  // --- changes ---------------------------------------------------------------------------------------------------

  /** Replace the row. Changes typed at the same path are one undo step. */
  change(row: Value, typing: Path | null = null): void {
    if (same(row, this.row)) return
    this.row = row as Row
    this.text = null
    this.unread = false
    this.keeping.row(this.row, typing ? keyOf(typing) : '')
    this.#soon(PAUSE)
  }

  /** Show the stored state after an undo. */
  show(row: Row | null, text: string | undefined): void {
    this.row = row ?? this.shipped.row
    this.text = text ?? null
    this.unread = false
    this.#soon(PAUSE)
  }

  /** Restore the shipped card. This can be undone too. */
  reset(): void {
    if (same(this.row, this.shipped.row)) this.showFields()
    else this.change(this.shipped.row)
  }

  /** Mark the card as checked against a printed copy, or remove that mark. */
  confirm(yes: boolean): void {
    const { source, reconstructed } = this.shipped.row
    if (yes) this.change(confirmed(this.row))
    else this.change(reconstructed === undefined ? { ...this.row, source: source! } : { ...this.row, source: source!, reconstructed })
  }

  // --- as text ---------------------------------------------------------------------------------------------------

  get yaml(): string {
    return this.text ?? toYaml(this.row)
  }

  /** Edit the row as text. */
  write(text: string): void {
    if (this.text === text) return
    this.text = text
    this.keeping.text(text, this.#writing)
    this.#soon(PAUSE)
  }

  get #writing(): string {
    return `text ${this.#read}`
  }

  /** Return to the fields. An invalid text is discarded. */
  showFields(): void {
    if (this.text === null) return
    this.text = null
    this.unread = false
    this.keeping.text(null, '')
    this.#soon(0)
  }

  // --- the server's check ----------------------------------------------------------------------------------------

  #soon(wait: number): void {
    this.waiting = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(), wait)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#asked++
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked
    const { text, row } = this
    const open = text === null ? holes(row) : []
    if (open.length) {
      this.faults = open.map((path) => ({ path, message: null, key: 'web-workshop-hole', line: 0 }))
      this.waiting = false
      return
    }
    try {
      const file = this.component.file
      const head = JSON.stringify({ game: this.game, title: this.title || '–' })
      const rows = this.keeping.beside()
      const beside = rows[file] ?? []
      const given = text === null ? { pack: { game: this.game, title: this.title || '–', rows: { ...rows, [file]: [row, ...beside] } } } : { files: { ...asFiles(rows), 'pack.yaml': head, [`${file}.yaml`]: [asItem(text), asItems(beside)].join('\n') } }
      const found = await server.check(this.game, given)
      if (asked !== this.#asked) return
      this.problem = null
      this.waiting = false
      this.#heard(found, text, { ...rows, [file]: [row, ...beside] })
    } catch (error) {
      if (asked !== this.#asked) return
      this.problem = error instanceof Refused ? { key: error.key, arguments: error.values } : { key: 'web-error-server', arguments: {} }
      this.#soon(AGAIN)
    }
  }

  #heard(found: Checked, text: string | null, rows: Record<string, Row[]>): void {
    const { file, id } = this.component
    this.faults = found.problems.map((mistake) => (mistake.path[0] === file && mistake.path[1] === 0) || !mistake.path.length ? this.#placed(mistake) : elsewhere(mistake, rows))
    const card = found.cards.find((one) => one.file === file && one.id === id)
    if (card) this.card = card
    this.others = found.cards.filter((one) => one !== card)
    const understood = found.pack?.rows[file]?.[0]
    this.unread = text !== null && !understood
    if (text === null || !understood) return
    if (understood.id !== id) {
      this.faults = [{ path: ['id'], message: null, key: 'web-workshop-id-stays', line: 1 }]
      return
    }
    // A valid text becomes the row. Only invalid text is stored as text.
    if (same(understood, this.row)) this.keeping.text(null, this.#writing)
    else {
      this.row = understood
      this.keeping.row(understood, this.#writing)
    }
    this.#read++
  }

  /** Strip the file and row number from the server's path. */
  #placed({ path, message, line }: Mistake): Fault {
    return { path: path.slice(2), message, key: '', line }
  }
}
