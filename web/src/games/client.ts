/** What a game brings to the table screen: its pictures and its words. Never its rules. */
import type { Component } from 'svelte'
import type { LogDivision } from '../lib/log-chapters'
import type { Tune } from '../lib/sounds'
import type { ThingOf, FormatTerm } from '../lib/message-text'
import type { EventDisplay } from '../lib/stage.svelte'
import type { BoardProps } from '../lib/table.svelte'
import type { GameOffered } from '../lib/rest'
import type { Arguments, Names, View } from '../lib/wire'

export interface ProgressProps {
  view: View
  people: string[]
}

/** Who is met, with whom, how hard: the part of the new table's form that only this game can draw. */
export interface SetUpProps {
  game: GameOffered
  content: unknown
  /** How many seats the table will have. */
  seats: number
  /** The settings as the server takes them; the form changes them, or puts others in their place. */
  settings: Arguments
  /** For a mode that has its own number of seats. */
  onseats: (count: number) => void
}

/** What a game shows when it is over, besides who has won. */
export interface AfterProps {
  view: View
  content: unknown
}

/** Whom the table plays against, and by seat the heroes. */
export interface Cast {
  villain: Names | null
  heroes: Names[][]
}

/** How a game went for some of its seats, in numbers: statistics and achievements are made of them. */
export interface GameStats {
  /** In what the game counts its course in: rounds, or turns. */
  length: number
  facts: Record<string, number>
}

/** The page where decks are built and brought in from elsewhere. */
export interface DecksProps {
  content: unknown
}

/** The page with everything that lies in the box. */
export interface CardsProps {
  content: unknown
  /** As small as on the table. */
  small: boolean
  /** Is this the name of what is looked for? */
  wanted: (name: string) => boolean
  /** Nothing but this component, without a heading. */
  only?: { kind: string; id: string }
  /** Can cards be changed? Then where: the path of the game's workshop. */
  workshop?: string
}

export interface GameClient extends EventDisplay {
  Board: Component<BoardProps>
  /** For the header: what ends the game and how near it is. */
  Progress: Component<ProgressProps>
  /** Fetched with the form of a new table; missing where there is nothing to set. */
  setUp?: () => Promise<{ default: Component<SetUpProps, object, 'settings'> }>
  /** Fetched when the game is over; missing where nothing is carried on from one game to the next. */
  after?: () => Promise<{ default: Component<AfterProps> }>
  /** What playing on with the same people is called, where it is not simply another game. */
  again?(view: View, content: unknown): string | null
  /** For the lists of the lobby; missing where players play against each other. */
  cast?(view: View, content: unknown): Cast
  /** Whom the table will play against, where that was agreed when it was made. */
  opponent?(settings: Arguments, content: unknown): Names | null
  /** `settings`: those of the table. */
  gameStats(view: View, seats: number[], settings: Arguments): GameStats
  term(content: unknown): FormatTerm
  /** Which facts of events are things that can be looked at, and by which name. */
  link(content: unknown): ThingOf
  /** Everybody's area can lie side by side on a wide screen. */
  areas?: boolean
  /** How the log is divided: the first of its heads opens a round. */
  division: LogDivision
  /** What the events of one step sound like, if like anything. */
  sound(kinds: string[]): Tune | null
  /** Games for points bring this, and their end shows how the scores grew. The others are won or lost. */
  score?: {
    goal: number
    points(view: View): number[]
    round(view: View): number
  }
}
