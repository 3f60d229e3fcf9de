/** Statistics of the played games. Lessons and running games do not count. */
import type { PlayedGame } from './played-games'
import type { Names } from './wire'

export interface Tally {
  name: Names
  played: number
  won: number
}

export interface Statistics {
  played: number
  won: number
  /** The current and the longest winning streak. */
  streak: number
  bestStreak: number
  /** The number of games corrected by hand. */
  corrected: number
  /** The longest, mean and single lengths of the games whose length is known. */
  longest: number
  mean: number
  lengths: number[]
  villains: Tally[]
  heroes: Tally[]
  /** The latest games, newest last. */
  latest: PlayedGame[]
}

const LATEST = 30

/** Return the games played to the end, oldest first. */
export function finished(list: PlayedGame[], game = ''): PlayedGame[] {
  return list.filter((one) => one.over && !one.lesson && one.seats.length > 0 && (!game || one.game === game)).sort((one, other) => one.at - other.at)
}

export function statistics(list: PlayedGame[], game = ''): Statistics {
  const games = finished(list, game)
  const lengths = games.flatMap((one) => (one.length ? [one.length] : []))
  const streaks = streaksOf(games)
  return {
    played: games.length,
    won: games.filter((one) => one.won).length,
    streak: streaks.at(-1) ?? 0,
    bestStreak: Math.max(0, ...streaks),
    corrected: games.filter((one) => one.corrected).length,
    longest: Math.max(0, ...lengths),
    mean: lengths.length ? lengths.reduce((sum, one) => sum + one, 0) / lengths.length : 0,
    lengths,
    villains: tally(games, (one) => (one.villain ? [one.villain] : [])),
    heroes: tally(games, (one) => one.heroes),
    latest: games.slice(-LATEST),
  }
}

/** Return the winning streak after each game. */
export function streaksOf(games: PlayedGame[]): number[] {
  let streak = 0
  return games.map((one) => (streak = one.won ? streak + 1 : 0))
}

/** Count games and wins by name, the most played first. */
function tally(games: PlayedGame[], of: (one: PlayedGame) => Names[]): Tally[] {
  const found = new Map<string, Tally>()
  for (const game of games) {
    for (const name of of(game)) {
      const known = found.get(name.en) ?? { name, played: 0, won: 0 }
      found.set(name.en, { ...known, played: known.played + 1, won: known.won + Number(game.won) })
    }
  }
  return [...found.values()].sort((one, other) => other.played - one.played || other.won - one.won)
}
