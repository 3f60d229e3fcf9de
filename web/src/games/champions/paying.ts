/** Proposes a payment with the fewest cards and the least waste. The player confirms it. */
import type { Decision, Option } from '../../lib/wire'
import type { Content } from './content'
import { nameOf } from './position'
import type { ChampionsView } from './view'

/** With more sources than this, not every combination is compared. */
const MOST = 10
/**
 * Costs of a payment. A card from hand costs more than an ability that readies again, and wasted resources cost least.
 */
const [CARD, WASTE] = [10, 3]

interface Source {
  option: Option
  thing: string
  gives: string[]
}

/** Return how many needed resources are missing. Wild resources count as any type. */
function lacking(need: string[], given: string[]): number {
  const left = [...given]
  const missing = need
    .toSorted((one, other) => Number(one === 'any') - Number(other === 'any'))
    .filter((kind) => {
      const at = kind === 'any' ? left.findIndex((one) => one !== 'wild') : left.indexOf(kind)
      const found = at >= 0 ? at : left.indexOf('wild')
      if (found >= 0) left.splice(found, 1)
      return found < 0
    })
  return missing.length
}

/** Return the possible payments. Copies of a card share an option, and each can pay. */
function sources(view: ChampionsView, decision: Decision, content: Content): Source[] {
  const hand = view.players[decision.seat]?.hand ?? []
  return decision.options.flatMap((option) => {
    const thing = option.targets[0] ?? ''
    const told = option.message.arguments.resources
    const gives = Array.isArray(told) ? told.map(String) : (content.cards.get(nameOf(thing))?.resources ?? [])
    const copies = option.verb === 'spend' ? hand.filter((one) => nameOf(one) === nameOf(thing) && one !== view.paying?.card) : [thing]
    return copies.map((copy) => ({ option, thing: copy, gives }))
  })
}

/** Return the things to pay with, or null if they do not suffice. */
export function proposal(view: ChampionsView, decision: Decision | null, content: Content): string[] | null {
  const paying = view.paying
  if (decision?.kind !== 'pay' || !paying || paying.limitless) return null
  const found = sources(view, decision, content).slice(0, MOST)
  let best: { price: number; things: string[] } | null = null
  for (let set = 1; set < 1 << found.length; set += 1) {
    const chosen = found.filter((_, at) => set & (1 << at))
    const given = chosen.flatMap(({ gives }) => gives)
    if (lacking(paying.need, [...paying.got, ...given])) continue
    const price = chosen.reduce((sum, { option }) => sum + (option.verb === 'spend' ? CARD : 1), 0) + WASTE * (given.length - paying.missing)
    if (!best || price < best.price) best = { price, things: chosen.map(({ thing }) => thing) }
  }
  return best && best.things
}

/** Return the option that pays with the next thing, or null if it is no longer offered. */
export function payWith(decision: Decision | null, thing: string | undefined): Option | null {
  if (decision?.kind !== 'pay' || thing === undefined) return null
  return decision.options.find(({ targets }) => targets[0] === thing) ?? decision.options.find(({ verb, targets }) => verb === 'spend' && nameOf(targets[0] ?? '') === nameOf(thing)) ?? null
}
