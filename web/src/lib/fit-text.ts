/**
 * Fits a card's text by shrinking its picture, then hiding it. A text that is still too long is cut with dots, and the
 * enlarged card shows it in full.
 */
const ROOMS = ['', 'half', 'words']

/** The element that must fit, by card. */
const words = new WeakMap<Element, HTMLElement>()
/** Cards waiting to be measured in one pass, so that the page is laid out a few times and not once per card. */
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

/**
 * The observer also reports the initial size, and reports each later size before the page is painted. All cards share
 * it, because one observer per card would measure the page again for each card.
 */
const sizes = new ResizeObserver((changed) => changed.forEach(({ target }) => again(target as HTMLElement)))

/**
 * Fit the text of a card. Attach it to the card: `selector` finds the element that must fit, or the whole card must.
 */
export function fitText(card: HTMLElement, selector = ''): () => void {
  const text = (selector && card.querySelector<HTMLElement>(selector)) || card
  words.set(card, text)
  sizes.observe(card)
  // The text can change while the box keeps its size: icons appear in it once the rulebook is loaded.
  const wording = new MutationObserver(() => again(card))
  wording.observe(text, { childList: true, characterData: true, subtree: true })
  return () => {
    waiting.delete(card)
    sizes.unobserve(card)
    wording.disconnect()
  }
}
