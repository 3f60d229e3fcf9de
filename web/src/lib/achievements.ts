/**
 * Achievements, computed from the list of played games. A game does not count if someone could know the order of its
 * decks, if it was corrected by hand, if one person played against themselves, or if it was a lesson. A feat also needs
 * a game without undo after hidden information came up.
 */
import { finished, streaksOf } from './statistics'
import type { PlayedGame } from './played-games'

export interface Achievement {
  id: string
  /** The game's id, "" for all games together. */
  game: string
  need: number
  /** The progress after these games, given oldest first. */
  have: (games: PlayedGame[]) => number
  /** Whether one game is enough. Games with an undo after hidden information do not count then. */
  feat: boolean
}

export interface Earned {
  achievement: Achievement
  have: number
  /** The game that completed the achievement. */
  by: PlayedGame | null
}

const fact = (one: PlayedGame, name: string): number => one.facts?.[name] ?? 0
const known = (one: PlayedGame): boolean => one.facts !== undefined
const different = (names: string[]): number => new Set(names).size
const won = (games: PlayedGame[]): PlayedGame[] => games.filter((one) => one.won)

/** Return an achievement for one won game that satisfies `done`. */
function feat(game: string, id: string, done: (one: PlayedGame) => boolean): Achievement {
  return { id, game, need: 1, feat: true, have: (games) => Number(games.some((one) => one.won && known(one) && done(one))) }
}

/** Return an achievement for reaching the number `need`. */
function count(game: string, id: string, need: number, have: (games: PlayedGame[]) => number): Achievement {
  return { id, game, need, feat: false, have }
}

/** Return whether a win followed `after` losses in a row. */
function comeback(games: PlayedGame[], after: number): boolean {
  return games.some((one, index) => one.won && index >= after && games.slice(index - after, index).every((before) => !before.won))
}

export const ACHIEVEMENTS: Achievement[] = [
  count('', 'origin', 1, (games) => won(games).length),
  count('', 'multiverse', 4, (games) => different(games.map((one) => one.game))),
  count('', 'quartet', 4, (games) => different(won(games).map((one) => one.game))),
  count('', 'assemble', 1, (games) => won(games).filter((one) => one.others).length),
  count('', 'streak', 5, (games) => Math.max(0, ...streaksOf(games))),
  count('', 'comeback', 1, (games) => Number(comeback(games, 3))),
  count('', 'regular', 25, (games) => games.length),

  count('splendor', 'gauntlet', 1, (games) => won(games).length),
  feat('splendor', 'full-table', (one) => fact(one, 'rivals') >= 3),
  feat('splendor', 'against-legend', (one) => Boolean(one.bots?.some((bot) => bot === 'hard' || bot === 'expert'))),
  feat('splendor', 'landslide', (one) => fact(one, 'margin') >= 5),
  feat('splendor', 'landlord', (one) => fact(one, 'locations') >= 2),

  count('united', 'united', 1, (games) => won(games).filter((one) => !fact(one, 'villain')).length),
  count('united', 'rogues', 5, (games) => different(won(games).flatMap((one) => (one.villain && !fact(one, 'villain') ? [one.villain.en] : [])))),
  feat('united', 'three-missions', (one) => !fact(one, 'villain') && fact(one, 'missions') >= 3),
  feat('united', 'last-plan', (one) => !fact(one, 'villain') && fact(one, 'plans') <= 1),
  feat('united', 'hard-challenge', (one) => !fact(one, 'villain') && fact(one, 'hard') > 0),
  feat('united', 'villainy', (one) => fact(one, 'villain') > 0),
  feat('united', 'commander', (one) => fact(one, 'commander') > 0),

  count('dagger', 'dagger', 1, (games) => won(games).length),
  count('dagger', 'four-nemeses', 4, (games) => different(won(games).flatMap((one) => (one.villain ? [one.villain.en] : [])))),
  feat('dagger', 'harder', (one) => fact(one, 'harder') > 0),
  feat('dagger', 'safe-bases', (one) => !fact(one, 'easier') && fact(one, 'invaded') === 0),
  feat('dagger', 'unbattered', (one) => !fact(one, 'easier') && fact(one, 'battered') === 0),
  feat('dagger', 'brink', (one) => fact(one, 'threat') >= 17),

  count('champions', 'champion', 1, (games) => won(games).length),
  count('champions', 'five-heroes', 5, (games) => different(won(games).flatMap((one) => one.heroes.map((name) => name.en)))),
  feat('champions', 'expert', (one) => !fact(one, 'skirmish') && fact(one, 'expert') > 0),
  feat('champions', 'by-a-thread', (one) => fact(one, 'life') === 1),
  feat('champions', 'quick', (one) => !fact(one, 'skirmish') && Boolean(one.length) && one.length! <= 5),
  feat('champions', 'untouched', (one) => !fact(one, 'skirmish') && fact(one, 'damage') === 0 && fact(one, 'fallen') === 0),
]

/** Return every achievement with its progress and the game that completed it. */
export function achieved(list: PlayedGame[]): Earned[] {
  const ranked = finished(list).filter((one) => !one.unranked)
  return ACHIEVEMENTS.map((achievement) => {
    const games = ranked.filter((one) => (!achievement.game || one.game === achievement.game) && !(achievement.feat && one.rewound))
    const have = Math.min(achievement.need, achievement.have(games))
    if (have < achievement.need) return { achievement, have, by: null }
    const at = games.findIndex((_, index) => achievement.have(games.slice(0, index + 1)) >= achievement.need)
    return { achievement, have, by: games[at] ?? null }
  })
}
