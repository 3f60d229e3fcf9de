import type { EventShown } from '../../lib/wire'

/** Events that the board shows itself: the next turn, a dealt card. */
const QUIET = new Set(['turn', 'refilled'])

export function loud(event: EventShown): boolean {
  return !QUIET.has(event.kind)
}
