/** A move as frames: the position before it, then one for each step. */
import type { EventShown, StepsMessage, View } from './wire'

export interface Frame {
  /** The move that the frame belongs to. */
  move: number
  view: View
  /** The events since the frame before. Empty in the first frame, the position before the move. */
  events: EventShown[]
}

/** Build the frames of a move. The server sends the changes of each step. */
export function framesOf({ move, before, steps }: StepsMessage): Frame[] {
  const frames: Frame[] = [{ move, view: before, events: [] }]
  for (const { events, changes } of steps) frames.push({ move, view: { ...frames.at(-1)!.view, ...changes }, events })
  return frames
}

/** Return the index of the frame right after the nth event of the move. */
export function frameOf(frames: Frame[], nth: number): number {
  let told = 0
  const found = frames.findIndex((frame) => (told += frame.events.length) > nth)
  return found < 0 ? frames.length - 1 : found
}
