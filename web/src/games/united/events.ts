/** Which events get a line, and how they are grouped into turns. */
import { parseReference } from '../../lib/references'
import type { EventShown } from '../../lib/wire'
import { SIGN } from './emblems'

/** Events that other events cover better: an attack by its result, an effect by what follows. */
const QUIET = new Set(['turn', 'effect', 'attacked', 'drew-card', 'drew-plan', 'discarded', 'special', 'overflow-triggered', 'saw-plan', 'token-spent'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}

/** Return the card to show large for an action of the Villain, or null. */
export function large({ kind, facts }: EventShown): string | null {
  if (kind === 'plan' || kind === 'plan-revealed') return `card:${String(facts.card)}`
  const origin = String(facts.origin ?? '')
  return kind === 'effect' && (origin === 'villain' || parseReference(origin).kind === 'threat') ? origin : null
}

const GLYPHS: Partial<Record<string, string>> = {
  'hero-moved': SIGN.move,
  'villain-moved': SIGN.clockwise,
  defeated: SIGN['defeat-thugs'],
  rescued: SIGN['rescue-civilians'],
  cleared: SIGN['clear-threats'],
  'threat-hurt': SIGN.attack,
  'villain-hurt': SIGN.attack,
  'villain-healed': SIGN.health,
  damaged: SIGN.attack,
  ko: SIGN.stunned,
  stunned: SIGN.stunned,
  overflow: SIGN.crisis,
  crisis: SIGN.crisis,
  advanced: SIGN.plan,
  'mission-complete': SIGN.heroic,
  gained: SIGN.wild,
  'gear-left': SIGN.gear,
  'gear-turned': SIGN.gear,
  'plan-revealed': SIGN.plan,
  'gear-used': SIGN.gear,
  super: SIGN.super,
}

export function glyphOf(event: EventShown): string | null {
  if (event.kind === 'added') return event.facts.kind === 'civilian' ? SIGN.civilian : event.facts.kind === 'thug' ? SIGN.thug : SIGN.doombot
  return GLYPHS[event.kind] ?? null
}

export interface Turn {
  /** The event that opened the turn: a Hero's turn or a Master Plan card. Null before the first turn. */
  head: EventShown | null
  steps: EventShown[]
}

/** Return the latest turns, newest last. */
export function turns(events: EventShown[], most: number): Turn[] {
  const found: Turn[] = [{ head: null, steps: [] }]
  for (const event of events) {
    if (event.kind === 'turn' || event.kind === 'plan') found.push({ head: event, steps: [] })
    else if (loud(event)) found.at(-1)!.steps.push(event)
  }
  return found.filter((turn) => turn.head || turn.steps.length).slice(-most)
}

/** Return the events of the last step shown. */
export function latest(events: EventShown[]): EventShown[] {
  const last = events.at(-1)
  return last ? events.filter((event) => event.move === last.move) : []
}
