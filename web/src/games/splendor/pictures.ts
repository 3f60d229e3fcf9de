/** The pictures of glossary terms: `gem.red`, `mark.avengers`. */
import type { Picture } from '../../lib/rules/book'
import { SHAPES } from './Gem.svelte'
import type { Colour } from './view'

/** Our own mark for the Avengers: rising chevrons. */
const AVENGERS = 'M27 48 50 25 73 48V58L50 35 27 58ZM27 68 50 45 73 68V78L50 55 27 78Z'

export function picture(name: string): Picture | null {
  const [group, key = ''] = name.split('.')
  const shape = SHAPES[key as Colour]
  if (group === 'gem' && shape) return { shape, tone: `var(--gem-${key})`, ink: `var(--gem-${key})`, inText: () => true }
  return name === 'mark.avengers' ? { shape: AVENGERS, tone: 'var(--paper)', ink: 'var(--red)', inText: (found) => /icon/i.test(found) } : null
}
