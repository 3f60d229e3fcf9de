/** The parts that a game provides to the table screen: components and texts, never rules. */
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

/** The props of a game's own part of the new table form. */
export interface SetUpProps {
  game: GameOffered
  content: unknown
  /** The number of seats of the table. */
  seats: number
  /** The settings as the server takes them. The form changes or replaces them. */
  settings: Arguments
  /** Called by modes with a fixed number of seats. */
  onseats: (count: number) => void
}

/** The props of a game's own part of the end screen. */
export interface AfterProps {
  view: View
  content: unknown
}

/** The villain, and the heroes by seat. */
export interface Cast {
  villain: Names | null
  heroes: Names[][]
}

/** The statistics of a finished game for some seats. */
export interface GameStats {
  /** The length of the game in rounds or turns, depending on the game. */
  length: number
  facts: Record<string, number>
}

/** The props of the deck builder. */
export interface DecksProps {
  content: unknown
}

/** The props of the page with all components. */
export interface CardsProps {
  content: unknown
  /** Whether cards have their size on the table. */
  small: boolean
  /** Returns whether a name matches the search. */
  wanted: (name: string) => boolean
  /** Show only this component, without a heading. */
  only?: { kind: string; id: string }
  /** The path of the game's workshop, if its cards can be changed. */
  workshop?: string
}

export interface GameClient extends EventDisplay {
  Board: Component<BoardProps>
  /** For the header: the conditions that end the game, and how near they are. */
  Progress: Component<ProgressProps>
  /** Loaded with the form of a new table. Missing if the game has no settings. */
  setUp?: () => Promise<{ default: Component<SetUpProps, object, 'settings'> }>
  /** Loaded when the game is over. Missing if the game has no campaigns. */
  after?: () => Promise<{ default: Component<AfterProps> }>
  /** Returns the label for playing on, if it is not simply another game. */
  again?(view: View, content: unknown): string | null
  /** For the lists of the lobby. Missing if players play against each other. */
  cast?(view: View, content: unknown): Cast
  /** Returns the opponent agreed when the table was made, or null. */
  opponent?(settings: Arguments, content: unknown): Names | null
  /** `settings` are the table's. */
  gameStats(view: View, seats: number[], settings: Arguments): GameStats
  term(content: unknown): FormatTerm
  /** Returns a lookup of the things that events name. */
  link(content: unknown): ThingOf
  /** Whether all player areas can be side by side on a wide screen. */
  areas?: boolean
  /** How the log is divided into chapters. The first of its heads opens a round. */
  division: LogDivision
  /** Returns the sound of one step's events, or null. */
  sound(kinds: string[]): Tune | null
  /** Set for games with points, whose end screen charts the scores. All other games are won or lost. */
  score?: {
    goal: number
    points(view: View): number[]
    round(view: View): number
  }
}
