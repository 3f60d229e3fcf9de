/** Animations of moving things: a copy flies from one spot to another. Spots are elements with `data-spot`. */
import { tick } from 'svelte'

export interface Flight {
  from: string
  to: string
  /** The leg of the step: the cost is paid before the next card is dealt. */
  leg: number
}

const EACH = 250

export class Flyer {
  #spots = new Map<string, { copy: HTMLElement; box: DOMRect }>()
  #flying = new Set<Animation>()
  #skipped = false

  /** Apply the change, then animate the things that moved. */
  async carry(flights: Flight[], change: () => void): Promise<void> {
    this.#look(flights.map((flight) => flight.from))
    change()
    await tick()
    await this.#fly(flights)
  }

  /** Remember the elements and positions of the spots before the change. */
  #look(spots: Iterable<string>): void {
    this.#spots.clear()
    for (const spot of new Set(spots)) {
      const found = find(spot)
      if (found) this.#spots.set(spot, { copy: found.cloneNode(true) as HTMLElement, box: found.getBoundingClientRect() })
    }
  }

  /** Animate the copies after the change, leg by leg. */
  async #fly(flights: Flight[]): Promise<void> {
    this.#skipped = false
    const legs = [...new Set(flights.map((flight) => flight.leg))].sort()
    for (const leg of legs) {
      const under_way = flights.filter((flight) => flight.leg === leg)
      await Promise.all(under_way.map((flight, index) => this.#send(flight, index)))
    }
  }

  skip(): void {
    this.#skipped = true
    for (const animation of this.#flying) animation.finish()
  }

  async #send(flight: Flight, index: number): Promise<void> {
    const start = this.#spots.get(flight.from)
    const end = find(flight.to)?.getBoundingClientRect()
    // An invisible spot neither sends nor receives anything.
    if (!start?.box.width || !end?.width || this.#skipped) return
    const ghost = start.copy.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-spot')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.setAttribute('inert', '')
    ghost.classList.add('ghost')
    Object.assign(ghost.style, {
      left: `${start.box.left}px`,
      top: `${start.box.top}px`,
      width: `${start.box.width}px`,
      height: `${start.box.height}px`,
    })
    document.body.append(ghost)
    const dx = end.left + end.width / 2 - start.box.left - start.box.width / 2
    const dy = end.top + end.height / 2 - start.box.top - start.box.height / 2
    const scale = Math.min(1, Math.max(0.2, Math.min(end.width / start.box.width, end.height / start.box.height)))
    const animation = ghost.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + scale) / 2 + 0.12}) rotate(-4deg)` },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      ],
      { duration: EACH, delay: index * 40, easing: 'ease-in-out', fill: 'both' },
    )
    this.#flying.add(animation)
    await animation.finished.catch(() => undefined)
    this.#flying.delete(animation)
    ghost.remove()
  }
}

/** Return the element of a spot. If the name gives a card without its copy, return the first visible one. */
function find(spot: string): HTMLElement | null {
  const name = CSS.escape(spot)
  const exactly = document.querySelector<HTMLElement>(`[data-spot="${name}"]`)
  return exactly ?? [...document.querySelectorAll<HTMLElement>(`[data-spot^="${name}@"], [data-spot^="${name}."]`)].find((element) => element.offsetParent !== null) ?? null
}
