/** How far this browser has come in the lessons of each game, and whether it has seen a game at all. */
import * as api from './api'
import { storeToken, storedTables } from './token-storage'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** The lesson that a newcomer is offered. */
export const FIRST_GAME = 'first-game'

export interface LessonProgress {
  /** Where it is given. */
  table: string
  step: number
  steps: number
  /** It was followed to its end, once at least. */
  done: boolean
}

const KEY = 'tableverse-lessons'
const OFFERED = 'tableverse-lessons-offered'

/** A table of one's own at which the lesson is given. */
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

/** Somebody who has neither sat at a table of this game nor been offered a lesson. */
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
    // Without storage a lesson lasts as long as the page.
  }
}
