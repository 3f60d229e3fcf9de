/** What a game brings to the table screen: its pictures and its words. Never its rules. */
import type { Component } from 'svelte'
import type { Flight } from '../lib/flights'
import type { Tune } from '../lib/sounds'
import type { Speaker, Term } from '../lib/speech'
import { texts } from '../lib/texts.svelte'
import type { Arguments, EventShown, GameOffered, SeatShown, View } from '../lib/wire'

export interface BoardProps {
  /** The name of the table: what this device remembers of it is kept by that. */
  table: string
  view: View
  content: unknown
  seats: SeatShown[]
  speaker: Speaker
  /** What has happened so far, oldest first. */
  events: EventShown[]
  /** Null when the position is only looked at. */
  choose: ((option: string) => void) | null
  /** The seat drawn at the bottom. */
  me: number
  /** Said in the bar instead of what is asked: what happened at this move of a replay. */
  told?: string
}

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

/** What the lobby knows of a game before its pictures are fetched. */
export interface Door {
  load: () => Promise<{ default: GameClient }>
  /** Two clicks to a game: who sits at the table that "Play now" opens, "bot" being one that answers at once. */
  quick: { seats: ('me' | 'bot')[]; settings?: Arguments }
  /** Games with decks of one's own have a page for them. */
  decks?: () => Promise<{ default: Component<DecksProps> }>
}

const DOORS: Record<string, Door> = {
  splendor: { load: () => import('./splendor'), quick: { seats: ['me', 'bot'] } },
  champions: { load: () => import('./champions'), quick: { seats: ['me'], settings: { scenario: 'rhino' } }, decks: () => import('./champions/Decks.svelte') },
  united: { load: () => import('./united'), quick: { seats: ['me', 'bot', 'bot'] } },
  dagger: { load: () => import('./dagger'), quick: { seats: ['me', 'bot'] } },
}

/** Can this game be played in the browser? */
export function hasClient(game: string): boolean {
  return game in DOORS
}

export function door(game: string): Door | null {
  return DOORS[game] ?? null
}

/** The pictures and the words of a game, once it is known which one it is. */
export async function gameClient(game: string): Promise<GameClient | null> {
  const [found] = await Promise.all([DOORS[game]?.load(), texts.learn(game)])
  return found?.default ?? null
}
