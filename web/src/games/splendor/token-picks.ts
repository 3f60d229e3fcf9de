/** Finding one's way through the options offered. Legality is the server's: this only sorts and filters its list. */
import type { Decision, Option } from '../../lib/wire'
import type { Colour, SplendorView } from './view'

export type Verb = 'take' | 'reserve' | 'reserve-deck' | 'recruit' | 'pay' | 'return' | 'location'

export function withVerb(decision: Decision | null, wanted: Verb): Option[] {
  return decision?.options.filter((option) => option.verb === wanted) ?? []
}

export function pointingAt(decision: Decision | null, target: string): Option[] {
  return decision?.options.filter((option) => option.targets.includes(target)) ?? []
}

/** The tokens that an option moves, one by one. */
export function gemsOf(option: Option): Colour[] {
  const { gem, gems, tokens } = option.message.arguments
  const list = gems ?? tokens ?? (gem === undefined ? [] : [gem])
  return Array.isArray(list) ? (list as Colour[]) : []
}

export interface Taking {
  /** Colours that may be picked next. */
  next: Set<Colour>
  /** The option that takes exactly what was picked. */
  exact: Option | null
}

/** Tokens are picked one by one: the options that still contain all the picks say what may follow. */
export function taking(decision: Decision | null, picks: Colour[]): Taking {
  const next = new Set<Colour>()
  let exact: Option | null = null
  for (const option of withVerb(decision, 'take')) {
    const rest = without(gemsOf(option), picks)
    if (rest === null) continue
    if (rest.length === 0) exact = option
    for (const colour of rest) next.add(colour)
  }
  return { next, exact }
}

/** What is left of `gems` after the picks, or null when a pick is not among them. */
function without(gems: Colour[], picks: Colour[]): Colour[] | null {
  const rest = [...gems]
  for (const pick of picks) {
    const place = rest.indexOf(pick)
    if (place < 0) return null
    rest.splice(place, 1)
  }
  return rest
}

/** lit: can be recruited now. open: something else may be done with it. paying: being paid for. calm: nothing now. */
export type Mood = 'paying' | 'lit' | 'open' | 'calm'

export function mood(view: SplendorView, decision: Decision | null, card: string): Mood {
  if (card === view.paying_for) return 'paying'
  const options = pointingAt(decision, card)
  if (options.some((option) => option.verb === 'recruit')) return 'lit'
  return options.length ? 'open' : 'calm'
}
