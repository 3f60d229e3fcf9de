/** Requests to the coach. The first request also loads the coach's texts. */
import type { Room } from './room.svelte'
import { settings } from './settings.svelte'
import { texts } from './texts.svelte'

/** Return whether the coach can help here. Lessons have their own coach, and bots need none. */
export function canCoach({ table, seat, view }: Room): boolean {
  return settings.coach && table !== null && !table.lesson && seat !== null && table.seats[seat]?.kind !== 'bot' && Boolean(view?.decision)
}

/**
 * Request the results of each option. No-op while a choice is being sent, because the next decision may belong to
 * another seat.
 */
export function requestConsequences(room: Room): void {
  if (!room.sending && ready(room)) room.foresee()
}

/** Request the choice of a strong player. */
export function requestHint(room: Room): void {
  if (ready(room)) room.askHint()
}

function ready(room: Room): boolean {
  if (!canCoach(room)) return false
  for (const words of ['coach', `${room.table?.game}-coach`]) void texts.learn(words)
  return true
}
