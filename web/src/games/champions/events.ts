import type { EventShown } from '../../lib/wire'

/** Steps that the board shows by itself, or that another line of the story tells as well. */
const QUIET = new Set(['turn', 'boosted', 'exhausted', 'left', 'shuffled', 'lasting', 'first'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}

/** Cards that are turned over. */
const TURNED = new Set(['boost', 'revealed', 'scheme', 'stage', 'drew-obligation', 'nemesis'])

export function large(event: EventShown): string | null {
  return TURNED.has(event.kind) ? String(event.facts.card) : null
}
