/** Groups events into scenes: each activation, reveal, played card and attack, with its steps in order. */
import type { EventShown } from '../../lib/wire'
import { loud } from './events'

export interface Step {
  /** The event's index among all events, used as the step's key. */
  at: number
  event: EventShown
  /** The step's index among the new steps, -1 if the step was shown before. */
  fresh: number
}

export interface Scene {
  at: number
  /** The kind of the event that opens the scene. */
  kind: string
  steps: Step[]
}

const OPENING = new Set(['round', 'readied', 'activates', 'revealed', 'played', 'uses', 'attacks', 'thwarts', 'recovers', 'form', 'scheme', 'stage', 'triggered', 'won', 'lost'])

/** Player actions in response to an activation belong to its scene until the total is known. */
const ANSWERS = new Set(['played', 'uses', 'triggered'])
const SUMS = new Set(['strikes', 'schemes'])

/** Basic actions end with their choice. A card's effect may take several choices. */
const BASIC = new Set(['attacks', 'thwarts', 'recovers', 'form', 'round'])
const CARDS_MOVE = new Set(['drew', 'discarded'])

/** Return whether an event opens a new scene. `ends` are the choices that ended the player phase. */
function opens(scene: Scene, { kind, move }: EventShown, ends: Set<number>): boolean {
  if (scene.kind === 'readied') return true
  if (scene.kind === 'activates' && ANSWERS.has(kind)) return scene.steps.some((step) => SUMS.has(step.event.kind))
  if (OPENING.has(kind)) return true
  // Cards drawn and discarded at the end of the phase do not belong to its last action.
  const last = scene.steps.at(-1)!.event
  return CARDS_MOVE.has(kind) && move !== last.move && (BASIC.has(scene.kind) || (kind === 'drew' && ends.has(move)))
}

/**
 * Return whether an event needs a line. The discard of a card that pays or boosts is obvious and needs none.
 */
function told(events: EventShown[], at: number): boolean {
  const event = events[at]!
  if (event.kind !== 'discarded') return loud(event)
  const before = events[at - 1]
  return !(before && (before.kind === 'spent' || before.kind === 'boost') && before.facts.card === event.facts.card)
}

/** Return the latest scenes with at most `limit` steps. Steps of the last move are fresh. */
export function scenes(events: EventShown[], moves: number, limit = 60): Scene[] {
  const steps: Step[] = []
  let fresh = 0
  for (let at = Math.max(0, events.length - limit * 2); at < events.length; at++) {
    if (!told(events, at)) continue
    const event = events[at]!
    steps.push({ at, event, fresh: event.move >= moves - 1 ? fresh++ : -1 })
  }
  const ends = new Set(events.filter((event) => event.kind === 'readied').map((event) => event.move))
  const found: Scene[] = []
  for (const step of steps.slice(-limit)) {
    const last = found.at(-1)
    if (!last || opens(last, step.event, ends)) found.push({ at: step.at, kind: step.event.kind, steps: [step] })
    else last.steps.push(step)
  }
  return found
}
