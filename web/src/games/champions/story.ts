/** What happened, as a strip of scenes: each activation, reveal, play and attack is one, with its steps in order. */
import type { EventShown } from '../../lib/wire'
import { loud } from './events'

export interface Step {
  /** Its place among all events: what tells one step from another. */
  at: number
  event: EventShown
  /** Its place among the steps that are new, -1 for those seen before. */
  fresh: number
}

export interface Scene {
  at: number
  /** What kind of scene: that of the event which opens it. */
  kind: string
  steps: Step[]
}

const OPENING = new Set(['round', 'readied', 'activates', 'revealed', 'played', 'uses', 'attacks', 'thwarts', 'recovers', 'form', 'scheme', 'stage', 'triggered', 'won', 'lost'])

/** What players do in answer to an activation is a part of it until its sum is told. */
const ANSWERS = new Set(['played', 'uses', 'triggered'])
const SUMS = new Set(['strikes', 'schemes'])

/** Basic actions are over with their own choice; what a card does may take several. */
const BASIC = new Set(['attacks', 'thwarts', 'recovers', 'form', 'round'])
const CARDS_MOVE = new Set(['drew', 'discarded'])

/** `ends`: the choices with which the player phase ended. */
function opens(scene: Scene, { kind, move }: EventShown, ends: Set<number>): boolean {
  if (scene.kind === 'readied') return true
  if (scene.kind === 'activates' && ANSWERS.has(kind)) return scene.steps.some((step) => SUMS.has(step.event.kind))
  if (OPENING.has(kind)) return true
  // Cards drawn and discarded at the end of the phase do not belong to what was done last in it.
  const last = scene.steps.at(-1)!.event
  return CARDS_MOVE.has(kind) && move !== last.move && (BASIC.has(scene.kind) || (kind === 'drew' && ends.has(move)))
}

/** A card that pays or boosts is discarded as a matter of course: one line is enough. */
function told(events: EventShown[], at: number): boolean {
  const event = events[at]!
  if (event.kind !== 'discarded') return loud(event)
  const before = events[at - 1]
  return !(before && (before.kind === 'spent' || before.kind === 'boost') && before.facts.card === event.facts.card)
}

/** The latest scenes, at most `limit` steps in all. Steps of the last move are fresh. */
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
