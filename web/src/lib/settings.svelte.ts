/** The settings of this device, stored in the browser and applied to the page. */
import type { Pace } from './frame-player.svelte'
import { LANGUAGES, texts, type Language } from './texts.svelte'
import { applyZoom, AS_IT_IS, ZOOMED, type Zoomed } from './zoom'

export type Theme = 'system' | 'paper' | 'night'
/** The text sizes in percent. */
export const TEXT_SIZES = [100, 112, 125] as const
export type TextSize = (typeof TEXT_SIZES)[number]

interface Stored {
  language: Language
  theme: Theme
  sounds: boolean
  /** The volume of sounds, between 0 and 1. */
  volume: number
  /** Whether to call the person when it is their turn and the page is hidden. */
  call: boolean
  textSize: TextSize
  /** The sizes of the board and the hand in percent. */
  zoom: Record<Zoomed, number>
  /** Whether to show all player areas side by side if there is room. */
  allAreas: boolean
  /** Whether to put a phone's controls under the left thumb. */
  leftHanded: boolean
  calm: boolean
  marks: boolean
  /** The speed of step-by-step animations. */
  pace: Pace
  /** Whether to show the results of options, and warn before a choice that loses the game. */
  coach: boolean
  /** Whether to end a turn automatically when this is the only possible choice. */
  endsTurns: boolean
  name: string
  emblem: string
  /** When the name or emblem was last changed. */
  chosen: number
}

const KEY = 'tableverse-settings'

function initial(): Stored {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  const language = LANGUAGES.find((known) => wanted[0] === known) ?? 'en'
  const defaults: Stored = { language, theme: 'system', sounds: false, volume: 0.6, call: false, textSize: 100, zoom: { board: AS_IT_IS, hand: AS_IT_IS }, allAreas: true, leftHanded: false, calm: false, marks: false, pace: 'normal', coach: true, endsTurns: false, name: '', emblem: '', chosen: 0 }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return defaults // private mode or a damaged entry
  }
}

class Settings {
  #stored = $state<Stored>(initial())
  #systemNight = $state(matches('(prefers-color-scheme: dark)'))
  #systemCalm = $state(matches('(prefers-reduced-motion: reduce)'))

  constructor() {
    watch('(prefers-color-scheme: dark)', (on) => (this.#systemNight = on))
    watch('(prefers-reduced-motion: reduce)', (on) => (this.#systemCalm = on))
  }

  get language() {
    return this.#stored.language
  }
  get theme() {
    return this.#stored.theme
  }
  get sounds() {
    return this.#stored.sounds
  }
  get volume() {
    return this.#stored.volume
  }
  get call() {
    return this.#stored.call
  }
  get textSize() {
    return this.#stored.textSize
  }
  get zoom(): Readonly<Record<Zoomed, number>> {
    return this.#stored.zoom
  }
  get allAreas() {
    return this.#stored.allAreas
  }
  get leftHanded() {
    return this.#stored.leftHanded
  }
  get marks() {
    return this.#stored.marks
  }
  get pace() {
    return this.#stored.pace
  }
  get coach() {
    return this.#stored.coach
  }
  get endsTurns() {
    return this.#stored.endsTurns
  }
  get name() {
    return this.#stored.name
  }
  get emblem() {
    return this.#stored.emblem
  }
  get chosen() {
    return this.#stored.chosen
  }
  /** Return whether motion is reduced, by this setting or the system's. */
  get calm() {
    return this.#stored.calm || this.#systemCalm
  }
  get calmChosen() {
    return this.#stored.calm
  }
  get night() {
    return this.#stored.theme === 'night' || (this.#stored.theme === 'system' && this.#systemNight)
  }

  set(change: Partial<Stored>): void {
    const { name, emblem } = { ...this.#stored, ...change }
    if (name !== this.#stored.name || emblem !== this.#stored.emblem) this.#stored.chosen = Date.now()
    Object.assign(this.#stored, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored))
    } catch {
      // Without storage the setting lasts as long as the page.
    }
    if (change.language) void texts.speak(change.language)
    this.apply()
  }

  zoomTo(of: Zoomed, now: number): void {
    this.set({ zoom: { ...this.#stored.zoom, [of]: now } })
  }

  apply(): void {
    const root = document.documentElement
    root.dataset.theme = this.night ? 'night' : 'paper'
    root.classList.toggle('calm', this.calm)
    root.classList.toggle('left-handed', this.leftHanded)
    for (const of of ZOOMED) applyZoom(root, of, this.zoom[of])
    root.style.fontSize = this.textSize === 100 ? '' : `${this.textSize}%`
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function watch(query: string, changed: (on: boolean) => void): void {
  if (typeof matchMedia !== 'function') return
  matchMedia(query).addEventListener('change', (event) => {
    changed(event.matches)
    settings.apply()
  })
}

export const settings = new Settings()
