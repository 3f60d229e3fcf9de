/** What travels between server and client, and what all games have in common. Written by `make types` from the Python annotations: change those. */

/** What one seat (or a SPECTATOR) may know, listed field by field. Never a State with parts removed. */
export interface View {
  seat: number
  seats: number
  moves: number
  waiting_for: number
  waiting_kind: string
  /** Options may name hidden cards, so only the seat that chooses sees them. */
  decision: Decision | null
  result: Result | null
}

/** What the game waits for. Immutable. `origin` names the card or rule that asks. A choice of one is taken automatically, unless it is `shown`: not being asked would tell something. */
export interface Decision {
  seat: number
  kind: string
  prompt: Message
  options: Option[]
  /** The card or rule that asks, "" for the turn itself. */
  origin: string
  shown: boolean
}

/** A sentence to be made at the edge: a Fluent key and what fills it. */
export interface Message {
  key: string
  arguments: Arguments
}

export type Arguments = Record<string, unknown>

/** One thing that may be chosen. `id` is what a client sends back; what it means is said by the other fields. */
export interface Option {
  id: string
  /** What it does: `recruit`, `attack`, `pass`. */
  verb: string
  message: Message
  /** What it points at on the table. */
  targets: string[]
  /** What it is about; left out where these are the targets. */
  things?: string[]
}

/** How a game ended. No winners: everybody lost, or a draw. `side` names the winning side of a team game. */
export interface Result {
  winners: number[]
  reason: string
  scores: number[]
  side: string
}

export type AnyToClient = Welcome | TableMessage | ViewMessage | WhyMessage | StepsMessage | ConsequencesMessage | HintMessage | CorrectablesMessage | BesideMessage | MistakeMessage | ChatMessage | ErrorMessage | Pong

export interface Welcome {
  t: 'welcome'
  token: string | null
  seat: number | null
}

export interface TableMessage {
  t: 'table'
  table: TableShown
}

export interface TableShown {
  id: string
  game: string
  settings: Record<string, unknown>
  /** What the table's content is made of, where a game has its content in parts: to be asked for with the content. */
  products: string[]
  status: Status
  host: boolean
  seats: SeatShown[]
  you: You | null
  watchers: number
  /** Who is here, and who was removed or muted. */
  people: PersonShown[]
  /** What the host did, oldest first. */
  acts: Act[]
  undo: UndoShown
  correcting: CorrectingShown
  wait_minutes: number
  /** As of this message: every view says it anew. */
  clock: ClockShown | null
  rematch: string | null
  moves: number
  /** Somebody may know the order of the decks: the seed was chosen, or the game continues a record. */
  seeded: boolean
  /** A hash of the key that the table is dealt by, published before the first card; the key is told once it is over. */
  commitment: string
  seed: string | null
  /** The cards and the release that the table began with, and those that it was gone on with. */
  content: string
  engine: string
  upgrades: UpgradeShown[]
  /** Why this release cannot play the game. */
  problem: ProblemShown | null
  /** Why the game cannot begin yet, before it has: too few have sat down. */
  missing: ProblemShown | null
  /** The lesson that is given here; empty at other tables. */
  lesson: string
  /** What lies over the cards that are shipped. Then the table has a content of its own. */
  packs: PackShown[]
  /** Who must choose, and who has won, as of this message: every view says it anew. */
  waiting_for: number | null
  winners: number[] | null
}

export const STATUSES = ['open', 'playing', 'over', 'stopped'] as const

export type Status = 'open' | 'playing' | 'over' | 'stopped'

export interface SeatShown {
  seat: number
  kind: SeatKind
  /** Of the person who sits here, or for whom a bot plays. */
  name: string
  bot: string | null
  online: boolean
  thinking: boolean
  away_seconds: number
}

export const SEAT_KINDS = ['person', 'bot', 'open'] as const

export type SeatKind = 'person' | 'bot' | 'open'

export interface You {
  seat: number | null
  name: string
  /** Your token at the table of the rematch. */
  rematch_token: string | null
  /** All your seats, of which `seat` is the first. */
  seats: number[]
}

/** Somebody at a seat, watching, or removed from the table. `nameless`: a watcher who is called by a number. */
export interface PersonShown {
  name: string
  seat: number | null
  online: boolean
  host: boolean
  muted: boolean
  banned: boolean
  nameless: boolean
}

/** What the host did about somebody, and when. */
export interface Act {
  act: 'kick' | 'mute' | 'unmute' | 'pardon' | 'host'
  by: string
  about: string
  at: number
}

export const ACTS = ['kick', 'mute', 'unmute', 'pardon', 'host'] as const

export interface UndoShown {
  free: boolean
  possible: boolean
  asked_by: number | null
  waiting: number[]
  /** Something hidden has come up since the latest choice. */
  reveals: boolean
}

/** What may be, is to be and was put right by hand. */
export interface CorrectingShown {
  allowed: boolean
  /** How often so far. */
  made: number
  /** Who asks to, who has not agreed yet, and what it is about. */
  asked_by: number | null
  waiting: number[]
  message: Message | null
}

export interface ClockShown {
  kind: 'turn' | 'bank'
  /** For each turn, or for the whole game. */
  seconds: number
  /** Whether it is only marked, or a bot plays until the person is back. */
  at_zero: 'mark' | 'bot'
  /** By seat, in milliseconds, as of this message; empty before the start. */
  left: number[]
  /** The seat that it runs for. */
  running: number | null
  /** The seats whose time has run out at least once. */
  overdue: number[]
}

export const CLOCKS = ['turn', 'bank'] as const

export const AT_ZERO = ['mark', 'bot'] as const

/** From this move on the table is played with another release of Tableverse. */
export interface UpgradeShown {
  move: number
  /** The fingerprint of its cards, and the number of its version. */
  content: string
  engine: string
  /** The choices before do not lead to the same position with it, so they cannot be taken back. */
  restarted: boolean
  /** Choices after it that were not possible any more. */
  taken_back: number
}

export interface ProblemShown {
  key: string
  arguments: Record<string, unknown>
}

/** A content pack that lies over the cards of a table: their facts say which of them are from it. */
export interface PackShown {
  title: string
  fingerprint: string
  cards: number
}

export interface ViewMessage {
  t: 'view'
  move: number
  reset: boolean
  view: View
  events: EventShown[]
  undo: UndoShown
  /** How often choices have been taken back at this table: `move` alone may come twice. */
  undone: number
  /** Who made the choices that the events followed from: the last one, or with `reset` all of them. */
  choosers: number[]
  /** Only for the learner, at a table where a lesson is given. */
  lesson?: CoachingShown
  /** Only at a table with a clock. */
  clock?: ClockShown
}

export interface EventShown {
  move: number
  kind: string
  facts: Record<string, unknown>
}

/** Where the lesson stands at a position. */
export interface CoachingShown {
  step: number
  steps: number
  /** To be read one after the other; the last one is the task. */
  pages: PageShown[]
  /** The options that are advised, best first. */
  advised: string[]
  /** Anything may be chosen: the advice is for those who ask. */
  free: boolean
  done: boolean
}

/** Something the coach of a lesson says, and the things on the board that it is about. */
export interface PageShown {
  say: Names
  look: string[]
  /** How it is done by pointing at the board. */
  click: Names | null
  /** Where it can be read again, by the rulebook's ids. */
  rules: string[]
}

/** A name or a text in each language. */
export interface Names {
  en: string
  es: string
}

/** Empty where nothing is in the way, and for what cannot be pointed at. */
export interface WhyMessage {
  t: 'why'
  thing: string
  /** The position that it speaks of. */
  move: number
  refusals: RefusalShown[]
}

/** What cannot be done, the entry of the rulebook that forbids it, and a sentence. */
export interface RefusalShown {
  verb: string
  rule: string
  message: Message
}

/** What followed from a choice, as this seat saw it: the position before, then every step. */
export interface StepsMessage {
  t: 'steps'
  move: number
  undone: number
  before: View
  steps: StepShown[]
}

/** What happened, and the fields of the view that it changed. */
export interface StepShown {
  events: EventShown[]
  changes: Record<string, unknown>
}

/** By the id of the option, the most important first. Options of which nothing can be said are left out. */
export interface ConsequencesMessage {
  t: 'consequences'
  /** The position that it speaks of. */
  move: number
  options: Record<string, ConsequenceShown[]>
}

/** What an option does to something that is counted: from `before` to something between `least` and `most`. */
export interface ConsequenceShown {
  /** What is counted: `hit-points`, `threat`; also `cost`, and `won` or `lost` for the end of the game. */
  measure: string
  /** Whose, as options refer to it; empty where there is only one. */
  thing: string
  before: number
  least: number
  most: number
  /** Boost cards or dice have a say. */
  chance: boolean
  /** 1 if whoever chooses wants it, -1 if not, 0 if that depends. */
  good: number
  message: Message
}

export interface HintMessage {
  t: 'hint'
  /** The position that it speaks of. */
  move: number
  hint: HintShown
}

/** What a strong player would choose, why, and which options are nearly as good. */
export interface HintShown {
  option: string
  reasons: Message[]
  close: string[]
}

export interface CorrectablesMessage {
  t: 'correctables'
  /** The position that it speaks of. */
  move: number
  things: CorrectableShown[]
}

/** An `aspect` of a `thing` that may be put right: a number from `least` to `most`, or one of the `alternatives`. */
export interface CorrectableShown {
  thing: string
  aspect: string
  /** What the thing and the aspect are called. */
  name: Message
  label: Message
  value: number | string
  least: number
  most: number
  alternatives: AlternativeShown[]
}

export interface AlternativeShown {
  id: string
  message: Message
}

/** The same position as it looks to the other seats of somebody who plays several. */
export interface BesideMessage {
  t: 'beside'
  move: number
  views: View[]
}

/** What the coach says of a choice. Unless it stands, it was not made. */
export interface MistakeMessage {
  t: 'mistake'
  page: PageShown
  stands: boolean
}

export interface ChatMessage {
  t: 'chat'
  lines: ChatLine[]
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  at: number
}

export interface ErrorMessage {
  t: 'error'
  key: string
  arguments: Record<string, unknown>
}

export interface Pong {
  t: 'pong'
}

export type AnyFromClient = Hello | Choose | Start | Chat | Undo | UndoAnswer | Leave | Sit | HandToBot | TakeBack | LookFrom | AskBeside | DismissBot | Swap | Close | Kick | Mute | Pardon | MakeHost | Why | Steps | Foresee | AskHint | AskCorrectables | Correct | CorrectAnswer | Rematch | Ping

export interface Hello {
  t: 'hello'
  token?: string | null
}

export interface Choose {
  t: 'choose'
  option: string
  move: number
  /** That of the view; whoever tells it may send the same choice again, and it is made once. */
  undone?: number | null
}

export interface Start {
  t: 'start'
}

export interface Chat {
  t: 'chat'
  text: string
}

export interface Undo {
  t: 'undo'
}

export interface UndoAnswer {
  t: 'undo-answer'
  agree: boolean
}

export interface Leave {
  t: 'leave'
  /** One of several; without it, all of one's seats. */
  seat?: number | null
}

export interface Sit {
  t: 'sit'
  seat: number
  name: string
}

export interface HandToBot {
  t: 'hand-to-bot'
  seat: number
  bot: string
}

export interface TakeBack {
  t: 'take-back'
}

/** See the table through the eyes of another of one's seats. */
export interface LookFrom {
  t: 'look-from'
  seat: number
}

/** How does the table look to my other seats? */
export interface AskBeside {
  t: 'beside'
}

/** The host opens the seat of a bot again, before the start. */
export interface DismissBot {
  t: 'dismiss-bot'
  seat: number
}

/** The host lets two seats change places, before the start. */
export interface Swap {
  t: 'swap'
  seat: number
  other: number
}

/** The host closes the table for good. */
export interface Close {
  t: 'close'
}

export interface Kick {
  t: 'kick'
  name: string
  /** Plays on at their seat; without one the seat is open. */
  bot?: string | null
}

export interface Mute {
  t: 'mute'
  name: string
  muted: boolean
}

export interface Pardon {
  t: 'pardon'
  name: string
}

export interface MakeHost {
  t: 'make-host'
  name: string
}

/** Why can nothing, or not everything, be done with that thing? */
export interface Why {
  t: 'why'
  thing: string
}

/** Show what followed from a choice, step by step. `move`: the move of the view that came after it. */
export interface Steps {
  t: 'steps'
  move: number
}

/** What would each option do? */
export interface Foresee {
  t: 'foresee'
}

/** What would a strong player do? */
export interface AskHint {
  t: 'hint'
}

/** What could be put right by hand? */
export interface AskCorrectables {
  t: 'correctables'
}

/** Put something right by hand, if the others agree. */
export interface Correct {
  t: 'correct'
  thing: string
  aspect: string
  before: number | string
  after: number | string
  move: number
}

export interface CorrectAnswer {
  t: 'correct-answer'
  agree: boolean
}

export interface Rematch {
  t: 'rematch'
}

export interface Ping {
  t: 'ping'
}

export interface PrintedComponent extends PrintedPart {
  /** Where it was read: `rulebook`, `published` or `reconstructed`. */
  source: string
  /** The fingerprint of the content pack that it is from. */
  pack?: string
}

/** Something with a name, such as what a choice may offer in words. */
export interface PrintedPart {
  id: string
  name: Names
}
