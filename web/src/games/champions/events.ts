import type { EventShown } from '../../lib/wire'

/** Events that the board shows itself, or that another line of the story covers. */
const QUIET = new Set(['turn', 'boosted', 'exhausted', 'left', 'shuffled', 'lasting', 'first'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}

/** Events that reveal a card. */
const TURNED = new Set(['boost', 'revealed', 'scheme', 'stage', 'drew-obligation', 'nemesis'])

export function large(event: EventShown): string | null {
  return TURNED.has(event.kind) ? String(event.facts.card) : null
}
