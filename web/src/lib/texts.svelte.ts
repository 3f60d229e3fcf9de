/** Everything a person reads, from the same Fluent files the server and the terminal use. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arguments } from './wire'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language calls itself by its own name, in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./locale.en'),
  es: () => import('./locale.es'),
}

class Texts {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  async speak(language: Language): Promise<void> {
    const files = (await sources[language]()).default
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of Object.values(files)) bundle.addResource(new FluentResource(source))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
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

export const texts = new Texts()
export const t = (key: string, values?: Arguments): string => texts.say(key, values)
