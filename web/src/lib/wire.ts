/** The messages of docs/protocol.md, as TypeScript. The server decides everything; this only names its words. */

export type Arguments = Record<string, unknown>

export interface Message {
  key: string
  arguments: Arguments
}

export interface Option {
  id: string
  message: Message
  targets: string[]
}

export interface Decision {
  seat: number
  kind: string
  prompt: Message
  options: Option[]
  /** The card or rule that asks, "" for the turn itself. */
  origin: string
}

export interface Result {
  winners: number[]
  reason: string
  scores: number[]
}

/** What every game's View has; each game adds its own fields. */
export interface View {
  seat: number
  seats: number
  moves: number
  waiting_for: number
  waiting_kind: string
  decision: Decision | null
  result: Result | null
}

export interface GameEvent {
  move: number
  kind: string
  facts: Arguments
}

export type SeatKind = 'person' | 'bot' | 'open'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  bot: string | null
  online: boolean
  thinking: boolean
  away_seconds: number | null
}

export interface Undo {
  free: boolean
  possible: boolean
  asked_by: number | null
  waiting: number[]
}

export interface TableInfo {
  id: string
  game: string
  settings: Arguments
  status: 'open' | 'playing' | 'over'
  host: boolean
  seats: Seat[]
  you?: { seat: number | null; name: string; rematch_token: string | null } | null
  watchers: number
  undo: Undo
  wait_minutes: number
  rematch: string | null
  moves: number
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  at: number | string
}

export type FromServer =
  | { t: 'welcome'; token: string | null; seat: number | null }
  | { t: 'table'; table: TableInfo }
  | { t: 'view'; move: number; reset: boolean; view: View; events: GameEvent[]; undo: Undo }
  | { t: 'chat'; lines: ChatLine[] }
  | { t: 'error'; key: string; arguments: Arguments }
  | { t: 'pong' }

export type ToServer =
  | { t: 'hello'; token: string | null }
  | { t: 'choose'; option: string; move: number }
  | { t: 'start' | 'undo' | 'leave' | 'take-back' | 'rematch' | 'ping' }
  | { t: 'chat'; text: string }
  | { t: 'undo-answer'; agree: boolean }
  | { t: 'sit'; seat: number; name: string }
  | { t: 'hand-to-bot'; seat: number; bot: string }

export interface BotLevel {
  spec: string
  key: string
}

export interface GameInfo {
  id: string
  min_seats: number
  max_seats: number
  settings: Record<string, unknown[]>
  bots: BotLevel[]
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  name: string
  seed?: number | null
  wait_minutes?: number
  settings?: Arguments
  from_record?: unknown
  from_table?: { table: string; move: number } | null
}

export interface OpenTable {
  table: string
  game: string
  host: string
  seats_open: number
  seats: number
  created: number | string
}

export interface ReplayStep {
  move: number
  moves: number
  view: View
  events: GameEvent[]
}

export type Names = Record<'en' | 'es', string>
