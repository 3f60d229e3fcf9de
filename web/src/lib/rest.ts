/** Requests and answers of the REST API. Written by `make types` from the Python annotations: change those. */
import type { EventShown, Message, View } from './wire'

/** The position after a move of a finished game, and the events of that move. */
export interface ReplayStep {
  move: number
  moves: number
  view: View | null
  events: EventShown[]
  /** The move of this position. If the rules have changed since, an earlier move or None. */
  position: number | null
  /** False if the game was replayed with other cards and has no snapshot to compare with. */
  certain: boolean
}

/** The review of a finished game, as far as it is computed. */
export interface ReviewShown {
  moves: number
  /** Number of choices reviewed so far. The review is complete when it equals `moves`. */
  done: number
  /** For each seat the win probability in percent: before the first choice, after each choice, and at the end. */
  chances: number[][]
  /** The costliest choices of people, worst first. */
  costly: JudgedShown[]
  /** Statistics by seat. */
  tallies: Record<string, number>[]
  /** For each seat, the move with the largest drop in win probability beyond the cost of the seat's choice, or 0. */
  blows: number[]
}

/** A costly choice: the chosen option, the best option and the difference in value. */
export interface JudgedShown {
  move: number
  seat: number
  chosen: Message
  best: Message
  /** The difference in value, in hundredths of a win. */
  cost: number
}

export interface GameOffered {
  id: string
  min_seats: number
  max_seats: number
  settings: Record<string, unknown[]>
  bots: BotOffered[]
  /** Ids of the guided games, the beginners' lesson first. */
  lessons: string[]
}

export interface BotOffered {
  spec: string
  key: string
}

export interface TableListed {
  table: string
  game: string
  host: string
  seats_open: number
  seats: number
  created: number
  /** Titles of the table's content packs. */
  packs: string[]
}

export interface NewTable {
  game: string
  seats: SeatRequest[]
  name: string
  settings?: Record<string, unknown>
  seed?: number | null
  wait_minutes?: number
  clock?: ClockRequest | null
  private?: boolean
  corrections?: boolean
  from_record?: Record<string, unknown> | null
  from_table?: FromTable | null
  packs?: (string | Record<string, unknown>)[]
}

export interface SeatRequest {
  kind: 'me' | 'open' | 'bot'
  bot?: string | null
}

export interface ClockRequest {
  kind: 'turn' | 'bank'
  seconds: number
  at_zero?: 'mark' | 'bot'
}

export interface FromTable {
  table: string
  move: number
}

export interface PackOffered {
  title: string
  fingerprint: string
  game: string
  /** Number of components in the pack. */
  cards: number
}

export interface LessonOffered {
  id: string
  title: BilingualText
  about: BilingualText
  /** Estimated minutes to play the lesson. */
  minutes: number
  steps: number
  /** Ids of the rules that the lesson teaches. */
  rules: string[]
}

/** A text in each language. */
export interface BilingualText {
  en: string
  es: string
}

export interface TableCreated {
  table: string
  token: string
  seat: number | null
}

export interface Joined {
  token: string
  seat: number | null
}

/** A deck after parsing and validation. Table settings `deck-1` to `deck-4` accept `deck`. The deck is legal if `problems` is empty. */
export interface DeckReport {
  deck: Record<string, unknown>
  size: number
  problems: Problem[]
  unknown: DeckLine[]
  refused: Record<string, Problem>
}

/** The body of every error: the key of a Fluent message and its arguments. */
export interface Problem {
  key: string
  arguments: Record<string, unknown>
}

/** A deck line whose card this release does not contain. `product` maps languages to the name of the missing product. It is empty if the product is unknown. */
export interface DeckLine {
  written: string
  copies: number
  product: Record<string, string>
}

export interface DeckText {
  text: string
}
