/** Everything a person reads, from the same Fluent files the server and the terminal use. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Arguments } from './wire'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language calls itself by its own name, in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./locale.en'),
  es: () => import('./locale.es'),
}

/** A game's own texts come with the game: nobody waits for those of the other three. Why something cannot be done is fetched
 * when somebody asks, what the coach says when it speaks, and what the lobby, the profile, the workshop and the pages before a game
 * (set-up, decks) say with them. */
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

  /** From now on this game can be spoken of, in every language; or lessons, which have texts of their own. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return
    this.#games.add(game)
    await this.speak(untrack(() => this.language)) // whoever waits for a game does not wait for every language anew
  }

  get ready(): boolean {
    return this.#bundle !== null
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** The text of a key. A missing key shows as itself: a test keeps that from ever being seen. */
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

/** A page, once it has the texts that nothing but it needs. */
export async function spoken<Page>(words: string, coming: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([coming, texts.learn(words)])
  return page
}
