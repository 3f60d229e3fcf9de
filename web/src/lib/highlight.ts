/** Outlines the things an event is about on the board for a moment. */
import { parseReference } from './references'

/** More things of the same name are ambiguous, so none is outlined. */
const ALIKE = 2
const TIME = 1100

/** Return the elements of these things: by full name, or by card if the name gives no copy. */
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
    // An outline does not move, so it also appears with reduced motion.
    const shine = { outline: '4px solid var(--glow)', outlineOffset: '1px' }
    element.animate([shine, { ...shine, offset: 0.7 }, { ...shine, outlineColor: 'transparent' }], TIME)
  }
}
