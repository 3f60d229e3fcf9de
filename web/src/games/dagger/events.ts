/** Sorts events for display: which ones get a line, the last roll, and the nemesis phase in steps. */
import type { Tune } from '../../lib/sounds'
import type { EventShown } from '../../lib/wire'

/** Events that the board shows itself, or that another line covers. */
const QUIET = new Set(['takes', 'activates', 'tested'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}

/** Events whose card is shown large: a new card, or an enemy using its ability. */
const LARGE: Record<string, string> = { event: 'event', 'side-mission': 'mission', 'first-strike': 'mission', failed: 'mission', ability: 'enemy', showdown: 'enemy' }

export function large({ kind, facts }: EventShown): string | null {
  const fact = LARGE[kind]
  return fact === undefined ? null : String(facts[fact])
}

export function sound(kinds: string[]): Tune | null {
  if (kinds.includes('won') || kinds.includes('lost')) return 'end'
  if (kinds.includes('event')) return 'card'
  return kinds.some((kind) => ['rolled', 'damaged', 'moved', 'progress'].includes(kind)) ? 'token' : null
}

export interface Roll {
  hero: string
  attribute: string
  dice: string[]
  successes: number | null
  /** The roll's index among the events, which distinguishes rolls. */
  at: number
}

/** Return the last test among the events of these moves, or null. */
export function lastRoll(events: EventShown[], since: number): Roll | null {
  const at = events.findLastIndex((event) => event.kind === 'rolled' || event.kind === 'dice')
  const rolled = events[at]
  if (!rolled || rolled.move < since) return null
  let dice = [...(rolled.facts.dice as string[])]
  let successes: number | null = null
  for (const { kind, facts } of events.slice(at + 1)) {
    if (kind === 'rerolled') {
      for (const face of facts.dice as string[]) dice.splice(dice.indexOf(face), 1)
      dice = [...dice, ...(facts.again as string[])]
    } else if (kind === 'tested') {
      successes = facts.successes as number
      break
    }
  }
  return { hero: String(rolled.facts.hero ?? ''), attribute: String(rolled.facts.attribute ?? ''), dice, successes, at }
}

export type Step = 'threat' | 'mission' | 'showdown' | 'event' | 'icon' | 'activation' | 'spawns'

export interface Section {
  step: Step
  icon: string
  lines: EventShown[]
}

export interface Story {
  round: number
  event: string
  sections: Section[]
  /** Whether no hero has acted since this nemesis phase. */
  fresh: boolean
}

const STARTS: Record<string, Step> = {
  threat: 'threat',
  passed: 'mission',
  failed: 'mission',
  showdown: 'showdown',
  event: 'event',
  icon: 'icon',
  activates: 'activation',
}
const HERO_ACTS = new Set(['action', 'ability-action', 'base-action'])

/** Return the latest nemesis phase in steps: threat, mission, event text, icons, activation, spawns. */
export function story(events: EventShown[]): Story | null {
  const start = events.findLastIndex((event) => event.kind === 'nemesis-phase')
  const opening = events[start]
  if (!opening) return null
  const told: Story = { round: opening.facts.round as number, event: '', sections: [], fresh: true }
  const end = events.findIndex((event, at) => at > start && event.kind === 'hero-phase')
  for (const event of events.slice(start + 1, end < 0 ? undefined : end)) {
    const now = told.sections.at(-1)
    const step = startOf(event, now?.step, told.event !== '')
    if (event.kind === 'event') told.event = String(event.facts.event)
    if (step) told.sections.push({ step, icon: String(event.facts.icon ?? ''), lines: [] })
    if (loud(event) && event.kind !== 'icon' && event.kind !== 'event') told.sections.at(-1)?.lines.push(event)
  }
  told.fresh = end < 0 || !events.slice(end).some((event) => HERO_ACTS.has(event.kind))
  return told
}

/** Return the step that an event opens, or null. */
function startOf({ kind }: EventShown, now: Step | undefined, drawn: boolean): Step | null {
  if (kind === 'spawned' || kind === 'no-pawn') return now === 'activation' ? 'spawns' : null
  const step = STARTS[kind] ?? (now === undefined ? 'threat' : null)
  if (step === 'threat' && (drawn || now !== undefined)) return null
  return step === 'activation' && now === 'activation' ? null : step
}
