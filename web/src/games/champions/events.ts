import type { EventShown } from '../../lib/wire'

/** Steps that the board shows by itself, or that another line of the story tells as well. */
const QUIET = new Set(['turn', 'boosted', 'exhausted', 'left', 'shuffled', 'lasting', 'first'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}
