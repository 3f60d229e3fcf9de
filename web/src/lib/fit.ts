/** A card makes room for its words: its picture shrinks, then goes. What is longer still ends in dots, and is whole where the
 * card is looked at. */
const ROOMS = ['', 'half', 'words']

/** Cards that are measured together, each with its words, so that the page is laid out a few times and not once for each. */
const waiting = new Map<HTMLElement, HTMLElement>()

function measure(): void {
  let left = [...waiting]
  waiting.clear()
  for (const room of ROOMS) {
    for (const [card] of left) card.dataset.room = room
    left = left.filter(([, words]) => words.scrollHeight > words.clientHeight + 1)
  }
  const lines = left.map(([, words]) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(words)
    return (words.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
  })
  left.forEach(([card], index) => {
    card.style.setProperty('--lines', String(Math.max(1, Math.floor(lines[index]!))))
    card.dataset.room = 'long'
  })
}

/** To be attached to the card: `selector` finds what must fit within it, if not all of it must. */
export function fit(card: HTMLElement, selector = ''): () => void {
  const words = (selector && card.querySelector<HTMLElement>(selector)) || card
  const again = () => {
    if (!waiting.size) queueMicrotask(measure)
    waiting.set(card, words)
  }
  // It tells the first size too, and every other one before the page is drawn.
  const sizes = new ResizeObserver(again)
  sizes.observe(card)
  // The words change in a box that stays as it is: icons stand in them once the rulebook is there.
  const wording = new MutationObserver(again)
  wording.observe(words, { childList: true, characterData: true, subtree: true })
  return () => {
    waiting.delete(card)
    sizes.disconnect()
    wording.disconnect()
  }
}
