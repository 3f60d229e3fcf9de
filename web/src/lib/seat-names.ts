/** The names of people and bots at a table. */
import { t } from './texts.svelte'
import type { SeatShown } from './wire'

/** Return the text key of a bot's name: `mcts:100` is `bot-mcts-100`. */
export function botKey(spec: string): string {
  return `bot-${spec.replaceAll(':', '-')}`
}

/**
 * Return a name for every seat. Bots of one level and several seats of one person are numbered. A seat held by a bot
 * keeps its person's name.
 */
export function seatNames(seats: SeatShown[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('web-seat-open')
    // Names are unique at a table, so the same name twice means one person with two seats.
    const own = seats.filter((other) => seat.name && other.name === seat.name)
    const name = own.length > 1 ? `${seat.name} ${own.indexOf(seat) + 1}` : seat.name
    if (seat.kind === 'person') return name
    const level = t(botKey(seat.bot ?? ''))
    if (name) return t('web-held-by-bot', { name })
    const alike = seats.filter((other) => other.kind === 'bot' && !other.name && other.bot === seat.bot)
    return alike.length > 1 ? `${level} ${alike.indexOf(seat) + 1}` : level
  })
}

/** Return the seats with their names filled in, as the boards need them. */
export function withSeatNames(seats: SeatShown[]): SeatShown[] {
  const people = seatNames(seats)
  return seats.map((seat, index) => ({ ...seat, name: people[index] ?? '' }))
}
