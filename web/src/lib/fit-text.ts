/** A card makes room for its words: its picture shrinks, then goes. What is longer still ends in dots, and is whole where the
 * card is looked at. */
const ROOMS = ['', 'half', 'words']

/** What must fit within each card. */
const words = new WeakMap<Element, HTMLElement>()
/** Cards that are measured together, so that the page is laid out a few times and not once for each. */
const waiting = new Set<HTMLElement>()

function measure(): void {
  let left = [...waiting].map((card) => ({ card, text: words.get(card)! }))
  waiting.clear()
  for (const room of ROOMS) {
    for (const { card } of left) card.dataset.room = room
    left = left.filter(({ text }) => text.scrollHeight > text.clientHeight + 1)
  }
  const lines = left.map(({ text }) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text)
    return (text.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
  })
  left.forEach(({ card }, index) => {
    card.style.setProperty('--lines', String(Math.max(1, Math.floor(lines[index]!))))
    card.dataset.room = 'long'
  })
}

function again(card: HTMLElement): void {
  if (!waiting.size) queueMicrotask(measure)
  waiting.add(card)
}

/** It tells the first size too, and every other one before the page is drawn: of all cards at once, since there is one for all
 * of them. After each observer of its own the page would be measured anew. */
const sizes = new ResizeObserver((changed) => changed.forEach(({ target }) => again(target as HTMLElement)))

/** To be attached to the card: `selector` finds what must fit within it, if not all of it must. */
export function fitText(card: HTMLElement, selector = ''): () => void {
  const text = (selector && card.querySelector<HTMLElement>(selector)) || card
  words.set(card, text)
  sizes.observe(card)
  // The words change in a box that stays as it is: icons stand in them once the rulebook is there.
  const wording = new MutationObserver(() => again(card))
  wording.observe(text, { childList: true, characterData: true, subtree: true })
  return () => {
    waiting.delete(card)
    sizes.unobserve(card)
    wording.disconnect()
  }
}
