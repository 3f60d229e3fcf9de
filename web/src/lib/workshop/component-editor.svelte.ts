/** One component on the workbench: its row, and what the server says of it. The workshop keeps it, and the way back. */
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

/** What somebody types is looked at when they pause. */
const PAUSE = 350
/** After a lost connection. */
const AGAIN = 5000

/** A mistake in its place: what the server says, or that something is still to be filled in. */
export interface Fault {
  path: Path
  message: Names | null
  /** Of a text of ours, where the server has said nothing. */
  key: string
  line: number
}
/** Who keeps what is changed. `step`: what has the same one belongs together, and is undone at once; "" belongs to nothing. */
interface EditorHost {
  /** The row, and no text of it any more. */
  row: (row: Row, step: string) => void
  text: (typed: string | null, step: string) => void
  /** What else may stand where one of these words may. */
  offered: (words: readonly string[]) => string[]
  /** Rows that this one is to be read with: those of a pack that adds something. */
  beside: () => Record<string, Row[]>
}

/** JSON is YAML, too. */
const asItems = (rows: Row[]): string => rows.map((row) => `- ${JSON.stringify(row)}`).join('\n')
const asFiles = (rows: Record<string, Row[]>): Record<string, string> => Object.fromEntries(Object.entries(rows).map(([file, list]) => [`${file}.yaml`, asItems(list)]))

/** What is wrong with another row of the pack, said with its name. */
function elsewhere({ file, path, message, line }: Mistake, rows: Record<string, Row[]>): Fault {
  const row = rows[file]?.[Number(path[1])]
  const named = (language: 'en' | 'es') => String((row?.name as Record<string, Value> | undefined)?.[language] ?? row?.id ?? file)
  return { path: [], message: { en: `${named('en')}: ${message.en}`, es: `${named('es')}: ${message.es}` }, key: '', line }
}

export class ComponentEditor {
  row = $state.raw<Row>({})
  faults = $state.raw<Fault[]>([])
  card = $state.raw<Pick<Card, 'said' | 'printed'>>({ said: { en: [], es: [] }, printed: {} })
  /** What else is in the pack, as it was last read. */
  others = $state.raw<Card[]>([])
  /** The server has not yet said what it thinks of what is there now. */
  waiting = $state(false)
  /** Why it could not be asked. */
  problem = $state.raw<Message | null>(null)
  /** YAML that is being written; null while the fields are edited. */
  text = $state<string | null>(null)
  /** That text is no YAML yet: the fields still show what was there before. */
  unread = $state(false)
  /** How often what was written has been read: each time is a step. */
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
    /** The names of components by their ids. */
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

  /** What a component is called whose id this is, with its kind before it or not (threat:namor). */
  namesOf(word: string): Names | undefined {
    return this.names.get(word) ?? this.names.get(word.slice(word.lastIndexOf(':') + 1))
  }

  /** A word that stands for something, as people say it. */
  nameOf(word: string): string {
    return this.namesOf(word)?.[texts.language] ?? meaningOf(word)
  }

  /** Are components chosen at a place? Some are called like words of the card language: there most must be no words. */
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

  /** `typing`: what follows in the same place is the same step. */
  change(row: Value, typing: Path | null = null): void {
    if (same(row, this.row)) return
    this.row = row as Row
    this.text = null
    this.unread = false
    this.keeping.row(this.row, typing ? keyOf(typing) : '')
    this.#soon(PAUSE)
  }

  /** As it is kept now: something was undone. */
  show(row: Row | null, text: string | undefined): void {
    this.row = row ?? this.shipped.row
    this.text = text ?? null
    this.unread = false
    this.#soon(PAUSE)
  }

  /** Back to the card as it is shipped; that too can be undone. */
  reset(): void {
    if (same(this.row, this.shipped.row)) this.showFields()
    else this.change(this.shipped.row)
  }

  /** It is as it is printed in somebody's box. */
  confirm(yes: boolean): void {
    const { source, reconstructed } = this.shipped.row
    if (yes) this.change(confirmed(this.row))
    else this.change(reconstructed === undefined ? { ...this.row, source: source! } : { ...this.row, source: source!, reconstructed })
  }

  // --- as text ---------------------------------------------------------------------------------------------------

  get yaml(): string {
    return this.text ?? toYaml(this.row)
  }

  /** Text instead of the fields. */
  write(text: string): void {
    if (this.text === text) return
    this.text = text
    this.keeping.text(text, this.#writing)
    this.#soon(PAUSE)
  }

  get #writing(): string {
    return `text ${this.#read}`
  }

  /** The fields again; if the text was none, as they were before it. */
  showFields(): void {
    if (this.text === null) return
    this.text = null
    this.unread = false
    this.keeping.text(null, '')
    this.#soon(0)
  }

  // --- what the server says --------------------------------------------------------------------------------------

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
    // What was written can be read: the fields show it, and only what cannot be read is kept as text.
    if (same(understood, this.row)) this.keeping.text(null, this.#writing)
    else {
      this.row = understood
      this.keeping.row(understood, this.#writing)
    }
    this.#read++
  }

  /** Paths of the server begin with the file and the number of the row. */
  #placed({ path, message, line }: Mistake): Fault {
    return { path: path.slice(2), message, key: '', line }
  }
}
