/** The workshop of a game: its components, the current pack, and the editor of a component. */
import { Refused } from '../api'
import { t } from '../texts.svelte'
import type { Message, Names } from '../wire'
import { ComponentEditor } from './component-editor.svelte'
import { Grammar, vocabularyOf } from './grammar'
import { UndoHistory } from './undo-history'
import { forgetPack, storePack, storedPacks, newKey, type StoredPack } from './pack-storage'
import { openPack } from './open-pack'
import { addedComponents, dependentRows, emptyPack, newId, countConfirmed, withNames, rowOf, rowCount, withIds, withNew, withRow, type Pack } from './pack'
import * as server from './server'
import type { Checked, Component, PackFile, Shipped } from './server'
import { fromFragment, isShared } from './share-link'
import type { Row } from './tree'

/** Return the message of an error. */
export const messageOf = (error: unknown): Message => (error instanceof Refused ? { key: error.key, arguments: error.values } : { key: 'web-error-server', arguments: {} })

interface Place {
  file: string
  id: string
}
const isAt = (one: Place | null | undefined, other: Place | null | undefined): boolean => one?.file === other?.file && one?.id === other?.id
/** An undo state: all packs of the game, and the component in the editor before and after the change. */
interface Moment {
  kept: StoredPack
  mine: StoredPack[]
  came: Place | null
  left: Place | null
}

export class Workshop {
  /** The shipped components, and the files a pack may have. */
  components = $state.raw<Component[]>([])
  files = $state.raw<PackFile[]>([])
  grammar = $state.raw<Grammar | null>(null)
  kept = $state.raw<StoredPack>({ key: newKey(), at: 0, pack: emptyPack('', '') })
  mine = $state.raw<StoredPack[]>([])
  /** The editor of the open component. */
  editor = $state.raw<ComponentEditor | null>(null)
  problem = $state.raw<Message | null>(null)
  /** Whether the browser refused to store the draft. */
  unkept = $state(false)
  /** The server's last check of the whole pack. */
  whole = $state.raw<Checked | null>(null)
  undoable = $state(false)
  redoable = $state(false)
  #past = new UndoHistory<Moment>({ kept: this.kept, mine: [], came: null, left: null })
  /** Incremented by every request to open a component, so that outdated ones are dropped. */
  #opening = 0
  readonly #shipped = new Map<string, Shipped>()

  constructor(readonly game: string) {}

  readonly pack = $derived(this.kept.pack)
  readonly changed = $derived(rowCount(this.pack))
  readonly reconstructed = $derived(this.components.filter((one) => one.source === 'reconstructed'))
  /** The components the pack adds, and all components. */
  readonly own = $derived(addedComponents(this.pack, this.files, this.components))
  readonly all = $derived([...this.own, ...this.components])
  readonly names = $derived(new Map(this.all.map((one) => [one.id, one.name])))
  readonly right = $derived(countConfirmed(this.pack, this.reconstructed))

  /** Load everything, then open the pack of the link or the last pack. */
  async start(fragment: string, wanted: string): Promise<void> {
    const mine = storedPacks(this.game)
    this.mine = mine
    this.kept = mine[0] ?? this.#fresh()
    this.#past = new UndoHistory<Moment>({ kept: this.kept, mine, came: null, left: null })
    const [found, vocabulary, { kinds, examples }] = await Promise.all([server.components(this.game), server.vocabulary(this.game), server.fields(this.game)])
    this.components = found.components
    this.files = found.files
    this.grammar = new Grammar(vocabularyOf(vocabulary), kinds, examples)
    if (isShared(fragment)) {
      const pack = await fromFragment(fragment)
      if (pack?.game === this.game) this.#adopt(pack)
      else this.problem = { key: 'web-workshop-bad-link', arguments: {} }
    }
    const first = this.all.find((one) => `${one.kind}/${one.id}` === wanted || one.id === wanted)
    if (first) await this.open(first)
  }

  #fresh(): StoredPack {
    return { key: newKey(), at: Date.now(), pack: emptyPack(this.game, t('web-workshop-my-pack')) }
  }

  async open(component: Component): Promise<void> {
    this.problem = null
    const opening = ++this.#opening
    try {
      const shipped = component.own ? this.#blank(component) : await this.#asShipped(component)
      if (opening !== this.#opening) return
      this.editor?.close()
      this.editor = new ComponentEditor(this.game, component, shipped, rowOf(this.pack, component.file, component.id), this.grammar!, this.pack.title, this.#textOf(component), {
        row: (row, step) => this.#keepRow(component, row, component.own ? null : shipped.row, step),
        text: (typed, step) => this.#keep({ ...this.kept, texts: this.#texts(component, typed) }, component, step),
        offered: (words) => this.#alike(words),
        beside: () => (this.own.length ? withRow(this.pack, component.file, component.id, null).rows : {}),
      }, this.names)
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  async #asShipped(component: Component): Promise<Shipped> {
    const key = `${component.kind}/${component.id}`
    const shipped = this.#shipped.get(key) ?? (await server.component(this.game, component.kind, component.id))
    this.#shipped.set(key, shipped)
    return shipped
  }

  #textOf({ file, id }: Place): string | undefined {
    return this.kept.texts?.[`${file}/${id}`]
  }

  close(): void {
    this.#opening++
    this.editor?.close()
    this.editor = null
  }

  // --- new components --------------------------------------------------------------------------------------------

  /** Return the shipped state of a component that is not in the box: its current row. */
  #blank(component: Component): Shipped {
    return { row: rowOf(this.pack, component.file, component.id) ?? {}, said: { en: [], es: [] }, printed: {} }
  }

  /** Return whether a copy can be made. Cards that belong to a component of the box cannot be copied alone. */
  copyable(component: Component): boolean {
    const file = this.files.find((one) => one.file === component.file)
    return !!file?.adds && (component.own ? !dependentRows(this.pack, component.id, component.file).length : !component.part)
  }

  /** Create a copy of a component with everything that belongs to it, and open it. */
  async make(like: Component, name: Names): Promise<boolean> {
    this.problem = null
    const id = newId(name.en, (one) => this.all.some((other) => other.id === one || other.id.startsWith(`${one}-`)))
    try {
      const rows = like.own ? { [like.file]: [{ ...rowOf(this.pack, like.file, like.id)!, id }] } : (await server.copy(this.game, like.kind, like.id, id)).rows
      this.#keep({ ...this.kept, pack: withNew(this.pack, withNames(rows, like.name, name)) })
    } catch (error) {
      this.problem = messageOf(error)
      return false
    }
    const made = this.own.find((one) => one.file === like.file && one.id === id)
    if (made) await this.open(made)
    this.#arrived()
    return made !== undefined
  }

  /** Return the added components that are deleted together with this one. */
  goingWith(component: Component): Component[] {
    const another = (id: string) => this.own.some((one) => one.id === id && one.section === component.section)
    return dependentRows(this.pack, component.id, component.file, another).flatMap(({ file, id }) => this.own.filter((one) => one.file === file && one.id === id))
  }

  /** Change the id of an added component and of the rows that belong to it. Return whether it was free and valid. */
  async identify(component: Component, id: string): Promise<boolean> {
    if (!/^[a-z0-9]+(-[a-z0-9]+){0,9}$/.test(id) || this.all.some((one) => one.id === id || one.id.startsWith(`${id}-`))) return false
    const ids = new Map([[component.id, id]])
    for (const { id: part } of this.goingWith(component)) if (part.startsWith(`${component.id}-`)) ids.set(part, id + part.slice(component.id.length))
    for (const row of Object.values(this.pack.rows).flat()) if (typeof row.set === 'string' && this.goingWith(component).some((one) => one.id === row.id) && row.set.startsWith(`${component.id}-`)) ids.set(row.set, id + row.set.slice(component.id.length))
    this.#keep({ ...this.kept, pack: withIds(this.pack, ids) })
    const found = this.own.find((one) => one.file === component.file && one.id === id)
    if (found) await this.open(found)
    this.#arrived()
    return true
  }

  delete(component: Component): void {
    const pack = [component, ...this.goingWith(component)].reduce((left, { file, id }) => withRow(left, file, id, null), this.pack)
    this.#keep({ ...this.kept, pack })
    this.close()
    this.#arrived()
  }

  /** Return the added components that may replace these: the components of the same file. */
  #alike(words: readonly string[]): string[] {
    if (!this.own.length) return []
    const offered = new Set(words)
    const files = new Set(this.components.filter((one) => offered.has(one.id)).map((one) => one.file))
    return this.own.filter((one) => files.has(one.file) && !offered.has(one.id)).map((one) => one.id)
  }

  #keepRow(component: Component, row: Row, shipped: Row | null, step: string): void {
    this.#keep({ ...this.kept, pack: withRow(this.pack, component.file, component.id, row, shipped), texts: this.#texts(component, null) }, component, step)
  }

  #texts({ file, id }: Place, text: string | null): Record<string, string> {
    const { [`${file}/${id}`]: _, ...others } = this.kept.texts ?? {}
    return text === null ? others : { ...others, [`${file}/${id}`]: text }
  }

  #keep(kept: StoredPack, at: Place | null = null, step = ''): void {
    this.kept = { ...kept, at: Date.now() }
    this.unkept = !storePack(this.kept)
    this.mine = storedPacks(this.game)
    this.#changed(at && step ? `${at.file}/${at.id} ${step}` : '')
  }

  entitle(title: string): void {
    if (title !== this.pack.title) this.#keep({ ...this.kept, pack: { ...this.pack, title } })
  }

  // --- undo ------------------------------------------------------------------------------------------------------

  /** Record an undo state. Undo also returns to the component where the change was made. */
  #changed(step = ''): void {
    this.whole = null
    const here = this.editor?.component ?? null
    this.#past.now = { ...this.#past.now, left: here }
    this.#past.change({ kept: this.kept, mine: this.mine, came: here, left: here }, step)
    this.#look()
  }

  /** Record that the change opened another component. */
  #arrived(): void {
    this.#past.now = { ...this.#past.now, came: this.editor?.component ?? null }
  }

  #look(): void {
    this.undoable = this.#past.undoable
    this.redoable = this.#past.redoable
  }

  async undo(): Promise<void> {
    if (!this.#past.undoable) return
    this.#past.undo()
    await this.#restore(this.#past.now.left)
  }

  async redo(): Promise<void> {
    if (!this.#past.redoable) return
    this.#past.redo()
    await this.#restore(this.#past.now.came)
  }

  async #restore(at: Place | null): Promise<void> {
    const { kept, mine } = this.#past.now
    for (const { key } of this.mine) if (!mine.some((one) => one.key === key)) forgetPack(key)
    for (const one of mine) if (!this.mine.some((other) => other.key === one.key && other.at === one.at)) storePack(one)
    this.unkept = mine.some(({ key }) => key === kept.key) && !storePack(kept)
    this.kept = kept
    this.mine = storedPacks(this.game)
    this.whole = null
    this.#look()
    const wanted = at && this.all.find((one) => isAt(one, at))
    const lying = this.editor && this.all.find((one) => isAt(one, this.editor!.component))
    if (wanted && !isAt(wanted, this.editor?.component)) await this.open(wanted)
    else if (lying) this.editor!.show(rowOf(this.pack, lying.file, lying.id), this.#textOf(lying))
    else this.close()
  }

  // --- packs -----------------------------------------------------------------------------------------------------

  /** Store a pack from elsewhere and edit it. */
  #adopt(pack: Pack): void {
    this.#keep({ key: newKey(), at: 0, pack })
    this.close()
    this.#arrived()
  }

  /** Switch to another pack. */
  #turnTo(kept: StoredPack): void {
    this.kept = kept
    this.#changed()
    this.close()
    this.#arrived()
  }

  begin(): void {
    this.#turnTo(this.#fresh())
  }

  choose(key: string): void {
    const found = this.mine.find((kept) => kept.key === key)
    if (found) this.#turnTo(found)
  }

  /** Remove the pack from this browser. */
  forget(): void {
    forgetPack(this.kept.key)
    this.mine = storedPacks(this.game)
    this.#turnTo(this.mine[0] ?? this.#fresh())
  }

  /** Open a pack file. */
  async read(file: File): Promise<void> {
    this.problem = null
    try {
      this.#adopt(await openPack(this.game, file))
      await this.judge()
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  /** Check the whole pack on the server and return whether it is valid. */
  async judge(): Promise<boolean> {
    this.problem = null
    try {
      this.whole = await server.check(this.game, { pack: this.pack })
      return this.whole.ok
    } catch (error) {
      this.problem = messageOf(error)
      return false
    }
  }
}
