/** A choice step by step: the position before it, then one after each thing that happened. */
import type { EventShown, StepsMessage, View } from './wire'

export interface Frame {
  /** The choice that it followed from. */
  move: number
  view: View
  /** What has happened since the frame before: nothing in the first, which is the position before the choice. */
  events: EventShown[]
}

/** The server tells of each step what it has changed. */
export function framesOf({ move, before, steps }: StepsMessage): Frame[] {
  const frames: Frame[] = [{ move, view: before, events: [] }]
  for (const { events, changes } of steps) frames.push({ move, view: { ...frames.at(-1)!.view, ...changes }, events })
  return frames
}

/** The frame in which the event of this number, among those of the choice, has just happened. */
export function frameOf(frames: Frame[], nth: number): number {
  let told = 0
  const found = frames.findIndex((frame) => (told += frame.events.length) > nth)
  return found < 0 ? frames.length - 1 : found
}
