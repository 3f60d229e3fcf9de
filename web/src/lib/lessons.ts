/** The progress of this browser in the lessons of each game, and whether it is new to a game. */
import * as api from './api'
import { storeToken, storedTables } from './token-storage'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** The lesson offered to newcomers. */
export const FIRST_GAME = 'first-game'

export interface LessonProgress {
  /** The table of the lesson. */
  table: string
  step: number
  steps: number
  /** Whether the lesson was ever completed. */
  done: boolean
}

const KEY = 'tableverse-lessons'
const OFFERED = 'tableverse-lessons-offered'

/** Create the table of a lesson and open it. */
export async function begin(game: string, lesson: string): Promise<void> {
  const made = await api.learn(game, lesson, settings.name || t('web-guest'))
  storeToken(made.table, game, made.token)
  router.go(`/table/${made.table}`)
}

export function progressOf(game: string, lesson: string): LessonProgress | null {
  return parsePlace<Record<string, LessonProgress>>(KEY, {})[`${game}/${lesson}`] ?? null
}

export function keepProgress(game: string, lesson: string, progress: LessonProgress): void {
  const all = parsePlace<Record<string, LessonProgress>>(KEY, {})
  const known = all[`${game}/${lesson}`]
  write(KEY, { ...all, [`${game}/${lesson}`]: { ...progress, done: progress.done || (known?.done ?? false) } })
}

/** Return whether this browser has no table of the game and was never offered its lesson. */
export function isNewTo(game: string): boolean {
  return !storedTables().some((kept) => kept.game === game) && !parsePlace<string[]>(OFFERED, []).includes(game)
}

export function keepOffered(game: string): void {
  write(OFFERED, [...new Set([...parsePlace<string[]>(OFFERED, []), game])])
}

function parsePlace<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? fallback
  } catch {
    return fallback
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}
