/** What travels over REST. Written by `make types` from the Python annotations: change those. */
import type { EventShown, Message, View } from './wire'

/** The position after a move of a finished game, and the events of that move. */
export interface ReplayStep {
  move: number
  moves: number
  view: View | null
  events: EventShown[]
  /** The move whose position this is. Where the rules have changed since, it may be an earlier one, or there is none. */
  position: number | null
  /** Not so if the game was replayed with other cards and nothing was kept to compare with. */
  certain: boolean
}

/** A finished game looked at again, as far as that has come. */
export interface ReviewShown {
  moves: number
  /** Choices judged so far; the review is complete when they are all of them. */
  done: number
  /** For every seat its chances, in hundredths: before the first choice, after each, at the end. */
  chances: number[][]
  /** The choices of people that cost most, worst first. */
  costly: JudgedShown[]
  /** By seat, what they did in numbers. */
  tallies: Record<string, number>[]
  /** For every seat, the move after which its chances fell most, more than its choice was to blame for; 0 for none. */
  blows: number[]
}

/** A choice that cost much: what was chosen, what promised more, and by how much. */
export interface JudgedShown {
  move: number
  seat: number
  chosen: Message
  best: Message
  /** In hundredths of a win. */
  cost: number
}

export interface GameOffered {
  id: string
  min_seats: number
  max_seats: number
  settings: Record<string, unknown[]>
  bots: BotOffered[]
  /** The guided games, the one for newcomers first. */
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
  /** The titles of its content packs. */
  packs: string[]
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  name: string
  settings?: Record<string, unknown>
  seed?: number | null
  wait_minutes?: number
  clock?: ClockWish | null
  private?: boolean
  corrections?: boolean
  from_record?: Record<string, unknown> | null
  from_table?: FromTable | null
  packs?: (string | Record<string, unknown>)[]
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  bot?: string | null
}

export interface ClockWish {
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
  /** How many components it has. */
  cards: number
}

export interface LessonOffered {
  id: string
  title: InBoth
  about: InBoth
  /** How long it takes. */
  minutes: number
  steps: number
  /** The rules that it teaches. */
  rules: string[]
}

/** A text in each language. */
export interface InBoth {
  en: string
  es: string
}

export interface Made {
  table: string
  token: string
  seat: number | null
}

export interface Joined {
  token: string
  seat: number | null
}

/** `deck` is what the settings `deck-1` to `deck-4` of a table take. It may be played if `problems` is empty. */
export interface DeckSeen {
  deck: Record<string, unknown>
  size: number
  problems: Problem[]
  unknown: DeckLine[]
  refused: Record<string, Problem>
}

/** The body of every error: the key of a text in the project's Fluent files, and its arguments. */
export interface Problem {
  key: string
  arguments: Record<string, unknown>
}

/** `product`: what the product is called that is missing here, by language; empty if that is not known. */
export interface DeckLine {
  written: string
  copies: number
  product: Record<string, string>
}

export interface DeckWritten {
  text: string
}
