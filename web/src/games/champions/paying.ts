/** A payment that is proposed: the fewest cards, and as little wasted as can be. Whoever pays sees it before it is done. */
import type { Decision, Option } from '../../lib/wire'
import type { Content } from './content'
import { nameOf } from './position'
import type { ChampionsView } from './view'

/** More sources than this are not all weighed against each other. */
const MOST = 10
/** A card from hand is worth more than an ability that readies again, and a wasted resource less than either. */
const [CARD, WASTE] = [10, 3]

interface Source {
  option: Option
  thing: string
  gives: string[]
}

/** How many of the resources needed are not there. Wild ones stand for any. */
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

/** Copies of a card are one option: each of them may pay. */
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

/** The things that pay for what is asked, or null where they cannot. */
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

/** The option that pays with the next of them, or null if it is not offered any more. */
export function payWith(decision: Decision | null, thing: string | undefined): Option | null {
  if (decision?.kind !== 'pay' || thing === undefined) return null
  return decision.options.find(({ targets }) => targets[0] === thing) ?? decision.options.find(({ verb, targets }) => verb === 'spend' && nameOf(targets[0] ?? '') === nameOf(thing)) ?? null
}
