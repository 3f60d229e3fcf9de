/** What takes part in what happens is outlined on the board for a moment, so that the eye finds it. */
import { parseReference } from './references'

/** Of more things of one name nobody knows which is meant. */
const ALIKE = 2
const TIME = 1100

/** The elements that stand for these things: by their whole name or, where only the card is told, by that. */
export function elementsFor(things: string[], elements: HTMLElement[], attribute: string): HTMLElement[] {
  const called = (element: HTMLElement) => element.getAttribute(attribute) ?? ''
  return things.flatMap((thing) => {
    const exactly = elements.filter((element) => called(element) === thing)
    if (exactly.length) return exactly
    const alike = elements.filter((element) => parseReference(called(element)).name === parseReference(thing).name && parseReference(called(element)).kind === parseReference(thing).kind)
    return alike.length <= ALIKE ? alike : []
  })
}

export function highlight(things: string[], attribute: string): void {
  const elements = [...document.querySelectorAll<HTMLElement>(`.board [${attribute}]`)]
  for (const element of elementsFor([...new Set(things)], elements, attribute)) {
    // An outline moves nothing: those who want no motion see it too.
    const shine = { outline: '4px solid var(--glow)', outlineOffset: '1px' }
    element.animate([shine, { ...shine, offset: 0.7 }, { ...shine, outlineColor: 'transparent' }], TIME)
  }
}
