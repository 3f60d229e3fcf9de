"""Checks of legibility: text that is too small or cut off."""

from typing import Any

#: The least font size, in pixels.
SMALLEST = 12
#: Finds text below an element that is too small or that an ancestor cuts off. Text in a scrolling ancestor is not cut
#: off. A card marked ``data-room="long"`` may end in dots, because its enlarged view shows the whole text.
MEASURE = """(root, smallest) => {
    const found = [], range = document.createRange(), known = new Map()
    // What becomes of whatever is larger than an element; asked for every word in it.
    const overflow = (element) => {
        if (!known.has(element)) {
            const { overflowX, overflowY } = getComputedStyle(element), both = [overflowX, overflowY]
            const scrolls = both.some((how) => how === 'auto' || how === 'scroll')
            known.set(element, scrolls ? 'scrolls' : both.every((how) => how === 'visible') ? 'shows' : 'cuts')
        }
        return known.get(element)
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node; (node = walker.nextNode()); ) {
        const text = node.data.trim(), element = node.parentElement
        if (!text || element.closest('.sr-only, .monogram, .ghost, style')) continue
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5)
        const style = getComputedStyle(element)
        if (!boxes.length || style.visibility === 'hidden' || style.opacity === '0') continue
        const size = parseFloat(style.fontSize) * (element.getScreenCTM?.().d ?? 1)
        const card = element.closest('[data-shown], [data-thing], [data-about], [data-card]')?.dataset
        const name = card ? (card.shown ?? card.thing ?? card.about ?? card.card) : ''
        const say = (what) => found.push(`${what}: ${name} ${element.className} "${text.slice(0, 60)}"`)
        if (size < smallest - 0.01) say(`${size.toFixed(1)} px`)
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            if (overflow(one) === 'scrolls') break
            if (overflow(one) === 'shows') continue
            if (one.closest('[data-room=long]')) break
            const edge = one.getBoundingClientRect(), give = size * 0.3
            const out = (box) => box.right > edge.right + 1 || box.left < edge.left - 1
                || box.bottom > edge.bottom + give || box.top < edge.top - give
            if (boxes.some(out)) { say('cut off'); break }
        }
    }
    return found
}"""


def complaints(page: Any, selector: str) -> list[str]:
    """Return the texts that are too small or cut off within the first element that matches."""
    found: list[str] = page.locator(selector).first.evaluate(MEASURE, SMALLEST)
    return found
