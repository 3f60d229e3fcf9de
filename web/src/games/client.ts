/** What a game brings to the table screen: its pictures and its words. Never its rules. */
import type { Component } from 'svelte'
import type { Flight } from '../lib/flights'
import type { Speaker, Term } from '../lib/speech'
import type { GameEvent, Seat, View } from '../lib/wire'

export interface BoardProps {
  view: View
  content: unknown
  seats: Seat[]
  speaker: Speaker
  /** What has happened so far, oldest first. */
  events: GameEvent[]
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

export interface GameClient {
  Board: Component<BoardProps>
  /** For the header: what ends the game and how near it is. */
  Progress: Component<ProgressProps>
  term(content: unknown): Term
  flights(events: GameEvent[]): Flight[]
  /** Log lines worth a look; the others are only steps of the game. */
  loud(event: GameEvent): boolean
  points(view: View): number[]
  round(view: View): number
}

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  splendor: () => import('./splendor'),
}

/** Can this game be played in the browser? */
export function hasClient(game: string): boolean {
  return game in clients
}

export async function gameClient(game: string): Promise<GameClient | null> {
  return (await clients[game]?.())?.default ?? null
}
