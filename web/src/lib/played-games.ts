/** What was played on this device: against whom, with whom, as whom, and how it ended. It stays in the browser. */
import type { GameClient } from '../games/client'
import type { Names, TableShown, View } from './wire'

export interface PlayedGame {
  table: string
  game: string
  /** When it was last looked at. */
  at: number
  /** My seats; none for somebody who watches. */
  seats: number[]
  people: string[]
  /** Whom the table plays against; null where players play against each other. */
  villain: Names | null
  /** My heroes. */
  heroes: Names[]
  over: boolean
  won: boolean
  lesson: boolean
  /** The rest is missing in what was remembered before it was counted. */
  choices?: number
  /** In what the game counts its course in. */
  length?: number
  facts?: Record<string, number>
  /** Other people at the table, and the levels of its bots. */
  others?: number
  bots?: string[]
  /** Somebody may have known the order of the decks, one person played against themselves, or something was put right by hand. */
  unranked?: boolean
  /** A choice was taken back after something hidden had come up. */
  rewound?: boolean
  /** Something was put right by hand. */
  corrected?: boolean
}

const KEY = 'tableverse-history'
export const MAX_GAMES = 500

/** Newest first. */
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

/** What there is to remember of a table at which I look at this position. */
export function describeGame(table: TableShown, seats: number[], people: string[], view: View, client: GameClient, content: unknown, rewound: boolean): PlayedGame {
  const cast = client.cast?.(view, content)
  const heroes = seats.flatMap((seat) => cast?.heroes[seat] ?? [])
  const won = seats.some((seat) => view.result?.winners.includes(seat))
  const apart = won && !seats.every((seat) => view.result?.winners.includes(seat))
  const others = table.seats.filter((seat) => seat.kind === 'person' && !seats.includes(seat.seat))
  const known = { table: table.id, game: table.game, at: Date.now(), seats, people, villain: cast?.villain ?? null, heroes, over: view.result !== null, won, lesson: table.lesson !== '' }
  // While a game goes on nothing is counted: what is remembered of it changes seldom.
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

/** What was remembered last: nothing is read or written while a game goes on. */
let last = ''

/** A game that has ended stays as it ended: looking at it again is not playing it again. */
export function rememberGame(played: PlayedGame): void {
  const said = JSON.stringify({ ...played, at: 0 })
  if (said === last) return
  last = said
  const all = playedGames()
  const known = all.find((one) => one.table === played.table)
  // What was taken back before the page was loaded anew.
  const whole = known?.rewound ? { ...played, rewound: true } : played
  if (known?.over || (known && JSON.stringify({ ...known, at: 0 }) === JSON.stringify({ ...whole, at: 0 }))) return
  write([whole, ...all.filter((one) => one !== known)].slice(0, MAX_GAMES))
}

/** What was played on another device comes to what is known here. Of the same table the game that has ended counts, or what was
 * seen later. Returns how many entries are new or newer. */
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
    // Without storage nothing is remembered.
  }
}
