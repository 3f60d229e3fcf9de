/** The settings of the last table of each game on this device, the defaults of the next one. */
import type { ClockRequest, GameOffered } from './rest'
import type { Arguments } from './wire'

export interface LastTableSettings {
  /** By seat: "me", "open" or a bot's spec. */
  seats: string[]
  minutes: number
  private: boolean
  settings: Arguments
  /** The clock, missing in entries stored by versions without clocks. */
  clock?: ClockRequest | null
  /** Whether corrections by hand are allowed. A missing value means true. */
  corrections?: boolean
}

const KEY = 'tableverse-last-table'

/** Return the stored settings that the server still offers. */
export function lastTableSettings(game: GameOffered): LastTableSettings {
  const kept = read()[game.id]
  const known = ['me', 'open', ...game.bots.map((bot) => bot.spec)]
  const seats = Array.isArray(kept?.seats) ? kept.seats.filter((who) => known.includes(who)).slice(0, game.max_seats) : []
  const few = Math.max(game.min_seats, Math.min(2, game.max_seats))
  if (!kept || seats.length < game.min_seats) return { seats: ['me', ...Array<string>(few - 1).fill('open')], minutes: 3, private: false, settings: {} }
  return { seats, minutes: kept.minutes, private: kept.private, settings: allowed(game, kept.settings), clock: kept.clock ?? null, ...(kept.corrections === false ? { corrections: false } : {}) }
}

export function storeTableSettings(game: string, wish: LastTableSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: wish }))
  } catch {
    // Without storage every table starts from the defaults.
  }
}

/** Return the settings the game still offers. Own decks are objects, which the server validates. */
function allowed(game: GameOffered, settings: Arguments): Arguments {
  const fits = ([name, value]: [string, unknown]) => name in game.settings && (typeof value === 'object' || game.settings[name]!.includes(value))
  return Object.fromEntries(Object.entries(settings ?? {}).filter(fits))
}

function read(): Record<string, LastTableSettings | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, LastTableSettings | undefined>
  } catch {
    return {}
  }
}
