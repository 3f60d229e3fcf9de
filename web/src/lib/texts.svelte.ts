/** The texts of the client, from the same Fluent files as the server and the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Arguments } from './wire'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language is listed under its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./locale.en'),
  es: () => import('./locale.es'),
}

/**
 * A game's texts load with the game. Refusals, the coach, the lobby, the profile, the workshop and the set-up load when
 * they are first needed.
 */
const gameSources = import.meta.glob<string>(['../../../src/tableverse/locale/*/{splendor,united,dagger,champions,lesson,lobby,profile,workshop}.ftl', '../../../src/tableverse/locale/*/*{refusals,coach,setup}.ftl'], {
  query: '?raw',
  import: 'default',
})

class Texts {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #games = new Set<string>()

  async speak(language: Language): Promise<void> {
    const shared = Object.values((await sources[language]()).default)
    const games = await Promise.all([...this.#games].map((game) => ofGame(language, game)))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of [...shared, ...games]) bundle.addResource(new FluentResource(source))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Load the texts of a game or feature in the current language, and in every language chosen later. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return
    this.#games.add(game)
    await this.speak(untrack(() => this.language)) // untracked, so that effects do not run again for every language
  }

  get ready(): boolean {
    return this.#bundle !== null
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** Return the text of a key. A missing key returns itself, and a test makes sure that never happens. */
  say(key: string, values: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value
    if (!this.#bundle || !pattern) return key
    return this.#bundle.formatPattern(pattern, values as Record<string, FluentVariable>, [])
  }

  /** "a, b and c" / "a, b y c" */
  listing(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items)
  }
}

async function ofGame(language: Language, game: string): Promise<string> {
  return (await gameSources[`../../../src/tableverse/locale/${language}/${game}.ftl`]?.()) ?? ''
}

export const texts = new Texts()
export const t = (key: string, values?: Arguments): string => texts.say(key, values)

/** Load a page together with the texts only it needs. */
export async function spoken<Page>(words: string, coming: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([coming, texts.learn(words)])
  return page
}
