/** The workshop of a game: its components, the pack that is being made, and the pack's rows as they are edited. */
import { Refused } from '../api'
import { t } from '../texts.svelte'
import type { Message } from '../wire'
import { Bench } from './bench.svelte'
import { Grammar, vocabularyOf } from './grammar'
import { forgetPack, keepPack, keptPacks, newKey, type Kept } from './keeping'
import { openPack } from './opening'
import { empty, putRight, rowOf, size, withRow, type Pack } from './pack'
import * as server from './server'
import type { Checked, Component } from './server'
import { fromFragment, isShared } from './sharing'
import type { Row } from './tree'

/** What went wrong, as something that can be said. */
export const messageOf = (error: unknown): Message => (error instanceof Refused ? { key: error.key, arguments: error.values } : { key: 'web-error-server', arguments: {} })

export class Workshop {
  components = $state.raw<Component[]>([])
  grammar = $state.raw<Grammar | null>(null)
  kept = $state.raw<Kept>({ key: newKey(), at: 0, pack: empty('', '') })
  mine = $state.raw<Kept[]>([])
  /** The component that is worked on. */
  bench = $state.raw<Bench | null>(null)
  problem = $state.raw<Message | null>(null)
  /** Has the browser refused to keep the draft? */
  unkept = $state(false)
  /** What the server found in the whole pack when it was last asked. */
  whole = $state.raw<Checked | null>(null)

  constructor(readonly game: string) {}

  readonly pack = $derived(this.kept.pack)
  readonly changed = $derived(size(this.pack))
  readonly reconstructed = $derived(this.components.filter((one) => one.source === 'reconstructed'))
  readonly names = $derived(new Map(this.components.map((one) => [one.id, one.name])))
  readonly right = $derived(putRight(this.pack, this.reconstructed))

  /** Everything that is needed to work; then what the link brings, or the pack that was worked on last. */
  async start(fragment: string, wanted: string): Promise<void> {
    const mine = keptPacks(this.game)
    this.mine = mine
    this.kept = mine[0] ?? this.#fresh()
    const [found, vocabulary, { kinds, examples }] = await Promise.all([server.components(this.game), server.vocabulary(this.game), server.fields(this.game)])
    this.components = found.components
    this.grammar = new Grammar(vocabularyOf(vocabulary), kinds, examples)
    if (isShared(fragment)) {
      const pack = await fromFragment(fragment)
      if (pack?.game === this.game) this.#adopt(pack)
      else this.problem = { key: 'web-workshop-bad-link', arguments: {} }
    }
    const first = this.components.find((one) => `${one.kind}/${one.id}` === wanted || one.id === wanted)
    if (first) await this.open(first)
  }

  #fresh(): Kept {
    return { key: newKey(), at: Date.now(), pack: empty(this.game, t('web-workshop-my-pack')) }
  }

  async open(component: Component): Promise<void> {
    this.problem = null
    try {
      const shipped = await server.component(this.game, component.kind, component.id)
      const text = this.kept.texts?.[`${component.file}/${component.id}`]
      this.bench?.close()
      this.bench = new Bench(this.game, component, shipped, rowOf(this.pack, component.file, component.id), this.grammar!, this.pack.title, text, {
        row: (row) => this.#keepRow(component, row, shipped.row),
        text: (typed) => this.#keepText(component, typed),
      }, this.names)
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  close(): void {
    this.bench?.close()
    this.bench = null
  }

  #keepRow(component: Component, row: Row, shipped: Row): void {
    this.#keep({ ...this.kept, pack: withRow(this.pack, component.file, component.id, row, shipped) })
  }

  #keepText(component: Component, text: string | null): void {
    const texts = { ...this.kept.texts }
    if (text === null) delete texts[`${component.file}/${component.id}`]
    else texts[`${component.file}/${component.id}`] = text
    this.#keep({ ...this.kept, texts })
  }

  #keep(kept: Kept): void {
    this.kept = { ...kept, at: Date.now() }
    this.unkept = !keepPack(this.kept)
    this.mine = keptPacks(this.game)
    this.whole = null
  }

  entitle(title: string): void {
    this.#keep({ ...this.kept, pack: { ...this.pack, title } })
  }

  /** Take a component out of the pack. */
  takeOut(component: Component): void {
    if (this.bench?.component === component) this.bench.reset()
    else this.#keep({ ...this.kept, pack: withRow(this.pack, component.file, component.id, null) })
  }

  // --- packs -----------------------------------------------------------------------------------------------------

  /** A pack from elsewhere lies beside the others and is worked on from now on. */
  #adopt(pack: Pack): void {
    this.close()
    this.#keep({ key: newKey(), at: 0, pack })
  }

  begin(): void {
    this.close()
    this.kept = this.#fresh()
    this.whole = null
  }

  choose(key: string): void {
    const found = this.mine.find((kept) => kept.key === key)
    if (!found) return
    this.close()
    this.kept = found
    this.whole = null
  }

  /** Remove the pack from this browser. */
  forget(): void {
    forgetPack(this.kept.key)
    this.mine = keptPacks(this.game)
    this.close()
    this.kept = this.mine[0] ?? this.#fresh()
    this.whole = null
  }

  /** A pack file that somebody has. */
  async read(file: File): Promise<void> {
    this.problem = null
    try {
      this.#adopt(await openPack(this.game, file))
      await this.judge()
    } catch (error) {
      this.problem = messageOf(error)
    }
  }

  /** Ask the server about the whole pack; is it sound? */
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
