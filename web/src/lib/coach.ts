/** What a seat asks the coach. Its texts come with its first words. */
import type { Room } from './room.svelte'
import { settings } from './settings.svelte'
import { texts } from './texts.svelte'

/** Is there somebody to help? Nobody while a lesson is given, which has a coach of its own, and nobody where a bot plays. */
export function canCoach({ table, seat, view }: Room): boolean {
  return settings.coach && table !== null && !table.lesson && seat !== null && table.seats[seat]?.kind !== 'bot' && Boolean(view?.decision)
}

/** What would each option do? Nobody cares once one is chosen, and another seat may be asked by then. */
export function requestConsequences(room: Room): void {
  if (!room.sending && ready(room)) room.foresee()
}

/** What would a strong player do? */
export function requestHint(room: Room): void {
  if (ready(room)) room.askHint()
}

function ready(room: Room): boolean {
  if (!canCoach(room)) return false
  for (const words of ['coach', `${room.table?.game}-coach`]) void texts.learn(words)
  return true
}
