/** The list of games played on this device, with opponents, heroes and results. It stays in the browser. */
import type { GameClient } from '../games/client'
import type { Names, TableShown, View } from './wire'

export interface PlayedGame {
  table: string
  game: string
  /** When the game was last seen. */
  at: number
  /** The person's seats, empty for a spectator. */
  seats: number[]
  people: string[]
  /** The villain, or null if players play against each other. */
  villain: Names | null
  /** The person's heroes. */
  heroes: Names[]
  over: boolean
  won: boolean
  lesson: boolean
  /** The following fields are missing in entries stored before they existed. */
  choices?: number
  /** The length of the game in its own unit, rounds or turns. */
  length?: number
  facts?: Record<string, number>
  /** The number of other people at the table, and the levels of its bots. */
  others?: number
  bots?: string[]
  /**
   * Whether the game does not count: the order of the decks could be known, one person played against themselves, or it
   * was corrected by hand.
   */
  unranked?: boolean
  /** Whether a move was undone after hidden information came up. */
  rewound?: boolean
  /** Whether the game was corrected by hand. */
  corrected?: boolean
}

const KEY = 'tableverse-history'
export const MAX_GAMES = 500

/** Return the games, newest first. */
export function playedGames(): PlayedGame[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? (list as PlayedGame[]) : []
  } catch {
    return []
  }
}

export function playedAt(table: string): PlayedGame | null {
  return playedGames().find((one) => one.table === table) ?? null
}

/** Return the entry of a game at the current position. */
export function describeGame(table: TableShown, seats: number[], people: string[], view: View, client: GameClient, content: unknown, rewound: boolean): PlayedGame {
  const cast = client.cast?.(view, content)
  const heroes = seats.flatMap((seat) => cast?.heroes[seat] ?? [])
  const won = seats.some((seat) => view.result?.winners.includes(seat))
  const apart = won && !seats.every((seat) => view.result?.winners.includes(seat))
  const others = table.seats.filter((seat) => seat.kind === 'person' && !seats.includes(seat.seat))
  const known = { table: table.id, game: table.game, at: Date.now(), seats, people, villain: cast?.villain ?? null, heroes, over: view.result !== null, won, lesson: table.lesson !== '' }
  // Statistics wait for the end, so that the entry of a running game changes rarely.
  if (!view.result) return { ...known, rewound }
  return {
    ...known,
    choices: view.moves,
    ...client.gameStats(view, seats, table.settings),
    others: others.length,
    bots: table.seats.flatMap((seat) => (seat.kind === 'bot' && !seats.includes(seat.seat) && seat.bot ? [seat.bot] : [])),
    corrected: table.correcting.made > 0,
    unranked: table.seeded || apart || table.correcting.made > 0 || (Boolean(client.score) && seats.length > 1),
    rewound,
  }
}

/** The entry stored last, to avoid repeated writes during a game. */
let last = ''

/** Store the entry of a game. A finished game keeps its entry even if it is opened again. */
export function rememberGame(played: PlayedGame): void {
  const said = JSON.stringify({ ...played, at: 0 })
  if (said === last) return
  last = said
  const all = playedGames()
  const known = all.find((one) => one.table === played.table)
  // Keep the undo noted before the page was reloaded.
  const whole = known?.rewound ? { ...played, rewound: true } : played
  if (known?.over || (known && JSON.stringify({ ...known, at: 0 }) === JSON.stringify({ ...whole, at: 0 }))) return
  write([whole, ...all.filter((one) => one !== known)].slice(0, MAX_GAMES))
}

/**
 * Merge games from another device and return how many entries are new or newer. For the same table a finished game
 * wins, then the game seen later.
 */
export function mergeGames(others: PlayedGame[]): number {
  const all = new Map(playedGames().map((one) => [one.table, one]))
  const newer = others.filter((one) => {
    const known = all.get(one.table)
    return !known || (!known.over && (one.over || one.at > known.at))
  })
  for (const one of newer) all.set(one.table, one)
  write([...all.values()].sort((one, other) => other.at - one.at).slice(0, MAX_GAMES))
  return newer.length
}

export function forgetUnfinished(table: string): void {
  write(playedGames().filter((one) => one.table !== table || one.over))
}

function write(list: PlayedGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Without storage, games are not remembered.
  }
}
