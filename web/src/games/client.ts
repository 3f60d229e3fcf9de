/** What a game brings to the table screen: its pictures and its words. Never its rules. */
import type { Component } from 'svelte'
import type { Flight } from '../lib/flights'
import type { Tune } from '../lib/sounds'
import type { Term } from '../lib/speech'
import type { BoardProps } from '../lib/table.svelte'
import type { Arguments, EventShown, GameOffered, View } from '../lib/wire'

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

/** The page where decks are built and brought in from elsewhere. */
export interface DecksProps {
  content: unknown
}

export interface GameClient {
  Board: Component<BoardProps>
  /** For the header: what ends the game and how near it is. */
  Progress: Component<ProgressProps>
  /** Missing where there is nothing to set. */
  SetUp?: Component<SetUpProps, object, 'settings'>
  term(content: unknown): Term
  flights(events: EventShown[]): Flight[]
  /** Log lines worth a look; the others are only steps of the game. */
  loud(event: EventShown): boolean
  /** The kind of event that opens a round, where it is not called "round". */
  round?: string
  /** What the events of one step sound like, if like anything. */
  sound(kinds: string[]): Tune | null
  /** Games for points bring this, and their end shows how the scores grew. The others are won or lost. */
  score?: {
    goal: number
    points(view: View): number[]
    round(view: View): number
  }
}
