/**
 * Navigation through the offered options. The server decides which are legal; this module only sorts and filters
 * them.
 */
import type { Decision, Option } from '../../lib/wire'
import type { Colour, SplendorView } from './view'

export type Verb = 'take' | 'reserve' | 'reserve-deck' | 'recruit' | 'pay' | 'return' | 'location'

export function withVerb(decision: Decision | null, wanted: Verb): Option[] {
  return decision?.options.filter((option) => option.verb === wanted) ?? []
}

export function pointingAt(decision: Decision | null, target: string): Option[] {
  return decision?.options.filter((option) => option.targets.includes(target)) ?? []
}

/** Return the tokens an option moves, one entry each. */
export function gemsOf(option: Option): Colour[] {
  const { gem, gems, tokens } = option.message.arguments
  const list = gems ?? tokens ?? (gem === undefined ? [] : [gem])
  return Array.isArray(list) ? (list as Colour[]) : []
}

export interface Taking {
  /** Colours that can be picked next. */
  next: Set<Colour>
  /** The option that takes exactly the picked tokens. */
  exact: Option | null
}

/** Return the possible next picks, and the option that consists of exactly these picks, if any. */
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

/** Return `gems` without the picks, or null if a pick is missing. */
function without(gems: Colour[], picks: Colour[]): Colour[] | null {
  const rest = [...gems]
  for (const pick of picks) {
    const place = rest.indexOf(pick)
    if (place < 0) return null
    rest.splice(place, 1)
  }
  return rest
}

/** lit: can be recruited. open: has another option. paying: being paid for. calm: no option. */
export type Mood = 'paying' | 'lit' | 'open' | 'calm'

export function mood(view: SplendorView, decision: Decision | null, card: string): Mood {
  if (card === view.paying_for) return 'paying'
  const options = pointingAt(decision, card)
  if (options.some((option) => option.verb === 'recruit')) return 'lit'
  return options.length ? 'open' : 'calm'
}
