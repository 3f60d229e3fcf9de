/** The headline of a finished game for the person who looks at it. */
import { t, texts } from './texts.svelte'
import type { View } from './wire'

type Result = NonNullable<View['result']>

/** Return the headline. `scored` means that players compete for points. Otherwise they win or lose together. */
export function headline(result: Result, people: string[], mine: number[], scored: boolean): string {
  const { winners } = result
  if (!winners.length) return t(scored ? 'web-end-nobody' : 'web-end-lost')
  if (mine.some((seat) => winners.includes(seat))) return t(winners.length > 1 ? 'web-end-shared' : 'web-end-you')
  return t('web-end-other', { count: winners.length, names: texts.listing(winners.map((one) => people[one] ?? '')) })
}
