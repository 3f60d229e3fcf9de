import type { EventShown } from '../../lib/wire'

/** Steps that the board shows by itself: whose turn it is, which card was dealt. */
const QUIET = new Set(['turn', 'refilled'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}
