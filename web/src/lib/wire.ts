/** Messages between server and client, and types common to all games. Written by `make types` from the Python annotations: change those. */

/** Everything that one seat (or a SPECTATOR) may know, listed field by field. Never a State with parts removed. */
export interface View {
  seat: number
  seats: number
  moves: number
  waiting_for: number
  waiting_kind: string
  /** Only the choosing seat sees the options, since they may name hidden cards. */
  decision: Decision | null
  result: Result | null
}

/** The choice that the game waits for. Immutable. If there is only one option, the game takes it automatically, unless the decision is `shown`: skipping the question would then reveal hidden information. */
export interface Decision {
  seat: number
  kind: string
  prompt: Message
  options: Option[]
  /** The card or rule that requires the decision; "" for the turn itself. */
  origin: string
  shown: boolean
}

/** A sentence that the client formats: a Fluent key and its arguments. */
export interface Message {
  key: string
  arguments: Arguments
}

export type Arguments = Record<string, unknown>

/** An option of a decision. A client sends back its `id`; all other fields describe it. */
export interface Option {
  id: string
  /** The action, such as `recruit`, `attack` or `pass`. */
  verb: string
  message: Message
  /** The ids of the things on the table that the option affects. */
  targets: string[]
  /** The ids of the things that the option is about, omitted if they equal the targets. */
  things?: string[]
}

/** The result of a game. Without winners, everybody lost or drew. `side` names the winning side of a team game. */
export interface Result {
  winners: number[]
  reason: string
  scores: number[]
  side: string
}

export type AnyToClient = Welcome | TableMessage | ViewMessage | WhyMessage | StepsMessage | ConsequencesMessage | HintMessage | CorrectablesMessage | OtherViewsMessage | MistakeMessage | ChatMessage | ErrorMessage | Pong

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
  /** The products of the table's content, to be passed when requesting it. Only some games have products. */
  products: string[]
  status: Status
  host: boolean
  seats: SeatShown[]
  you: You | null
  watchers: number
  /** People who are here, and people who were removed or muted. */
  people: PersonShown[]
  /** The host's actions, oldest first. */
  acts: Act[]
  undo: UndoShown
  correcting: CorrectingShown
  wait_minutes: number
  /** The clock when this message was sent. Every view repeats it. */
  clock: ClockShown | null
  rematch: string | null
  moves: number
  /** True if somebody may know the order of the decks, because the seed was chosen or the game continues a record. */
  seeded: boolean
  /** A hash of the table's random key, published before the first card. The key is revealed when the game is over. */
  commitment: string
  seed: string | null
  /** The content and release at the start of the table. `upgrades` lists all later ones. */
  content: string
  engine: string
  upgrades: UpgradeShown[]
  /** The reason why this release cannot play the game. */
  problem: ProblemShown | null
  /** The reason why the game cannot start yet, such as too few players. */
  missing: ProblemShown | null
  /** The id of the table's lesson, or empty if the table has none. */
  lesson: string
  /** Packs that extend the shipped content. A table with packs has its own content. */
  packs: PackShown[]
  /** The seat that must choose, and the winners, when this message was sent. Every view repeats them. */
  waiting_for: number | null
  winners: number[] | null
}

export const STATUSES = ['open', 'playing', 'over', 'stopped'] as const

export type Status = 'open' | 'playing' | 'over' | 'stopped'

export interface SeatShown {
  seat: number
  kind: SeatKind
  /** The name of the person who sits here, or for whom a bot plays. */
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
  /** Your token at the rematch table. */
  rematch_token: string | null
  /** All your seats. The first one is `seat`. */
  seats: number[]
}

/** A person at a seat, watching, or removed from the table. A `nameless` watcher has a number as name. */
export interface PersonShown {
  name: string
  seat: number | null
  online: boolean
  host: boolean
  muted: boolean
  banned: boolean
  nameless: boolean
}

/** An action of the host against a person, and its time. */
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
  /** Whether something hidden has been revealed since the latest choice. */
  reveals: boolean
}

/** The state of corrections by hand at a table. */
export interface CorrectingShown {
  allowed: boolean
  /** Number of corrections so far. */
  made: number
  /** `asked_by`: the seat that proposes the correction in `message`. `waiting`: seats that have not agreed yet. */
  asked_by: number | null
  waiting: number[]
  message: Message | null
}

export interface ClockShown {
  kind: 'turn' | 'bank'
  /** Seconds for each turn or for the whole game. */
  seconds: number
  /** Whether the player is only marked, or a bot plays until they return. */
  at_zero: 'mark' | 'bot'
  /** Milliseconds left by seat when this message was sent. Empty before the start. */
  left: number[]
  /** The seat whose time is running. */
  running: number | null
  /** Seats whose time has run out at least once. */
  overdue: number[]
}

export const CLOCKS = ['turn', 'bank'] as const

export const AT_ZERO = ['mark', 'bot'] as const

/** An upgrade: from this move on, the table is played with another release of Tableverse. */
export interface UpgradeShown {
  move: number
  /** The fingerprint of the new release's content. `engine`: the release's version number. */
  content: string
  engine: string
  /** True if the earlier choices do not lead to the same position in this release. They cannot be undone then. */
  restarted: boolean
  /** Number of later choices that were no longer possible. */
  taken_back: number
}

export interface ProblemShown {
  key: string
  arguments: Record<string, unknown>
}

/** A content pack of a table. The facts of a component say whether it comes from a pack. */
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
  /** Number of undos at this table. `move` alone does not identify a position, because undos make it repeat. */
  undone: number
  /** The seats whose choices caused the events: the seat of the last choice, or with `reset` of every choice. */
  choosers: number[]
  /** Sent only to the learner at a table with a lesson. */
  lesson?: CoachingShown
  /** Sent only at a table with a clock. */
  clock?: ClockShown
}

export interface EventShown {
  move: number
  kind: string
  facts: Record<string, unknown>
}

/** The state of a lesson at a position. */
export interface CoachingShown {
  step: number
  steps: number
  /** Texts to read in order. The last one is the task. */
  pages: PageShown[]
  /** Ids of the recommended options, best first. */
  advised: string[]
  /** True if any option may be chosen. The recommendation is shown on request. */
  free: boolean
  done: boolean
}

/** A text of the lesson's coach, and the things on the board to highlight with it. */
export interface PageShown {
  say: Names
  look: string[]
  /** Instructions for clicking on the board instead of choosing from the list. */
  click: Names | null
  /** Ids of the rules that explain the text. */
  rules: string[]
}

/** A name or a text in each language. */
export interface Names {
  en: string
  es: string
}

/** The reasons why actions with a thing are not possible. Empty if there are none or the thing is unknown. */
export interface WhyMessage {
  t: 'why'
  thing: string
  /** The move number of the position. */
  move: number
  refusals: RefusalShown[]
}

/** An action that is not possible, the rule that forbids it, and an explanation. */
export interface RefusalShown {
  verb: string
  rule: string
  message: Message
}

/** The effects of a choice as this seat saw them: the position before, then every step. */
export interface StepsMessage {
  t: 'steps'
  move: number
  undone: number
  before: View
  steps: StepShown[]
}

/** Events, and the fields of the view that they changed. */
export interface StepShown {
  events: EventShown[]
  changes: Record<string, unknown>
}

/** Consequences by option id, the most important first. Options without known consequences are omitted. */
export interface ConsequencesMessage {
  t: 'consequences'
  /** The move number of the position. */
  move: number
  options: Record<string, ConsequenceShown[]>
}

/** The effect of an option on a measure: from `before` to a value between `least` and `most`. */
export interface ConsequenceShown {
  /** The measure, such as `hit-points`, `threat` or `cost`, or `won` or `lost` for the end of the game. */
  measure: string
  /** The id of the thing that is measured, or empty for a measure of the whole game. */
  thing: string
  before: number
  least: number
  most: number
  /** Whether the result depends on boost cards or dice. */
  chance: boolean
  /** 1 if the effect is good for the chooser, -1 if it is bad, 0 if it depends. */
  good: number
  message: Message
}

export interface HintMessage {
  t: 'hint'
  /** The move number of the position. */
  move: number
  hint: HintShown
}

/** The choice of a strong player, its reasons, and options that are nearly as good. */
export interface HintShown {
  option: string
  reasons: Message[]
  close: string[]
}

export interface CorrectablesMessage {
  t: 'correctables'
  /** The move number of the position. */
  move: number
  things: CorrectableShown[]
}

/** An `aspect` of a `thing` that can be corrected: a number from `least` to `most`, or one of the `alternatives`. */
export interface CorrectableShown {
  thing: string
  aspect: string
  /** The displayed names of the thing and the aspect. */
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

/** Views of the current position from the person's other seats. */
export interface OtherViewsMessage {
  t: 'beside'
  move: number
  views: View[]
}

/** The coach's verdict on a choice. The choice is not made unless `stands` is set. */
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

export type AnyFromClient = Hello | Choose | Start | Chat | Undo | UndoAnswer | Leave | Sit | HandToBot | TakeBack | LookFrom | AskOtherViews | DismissBot | Swap | Close | Kick | Mute | Pardon | MakeHost | Why | Steps | Foresee | AskHint | AskCorrectables | Correct | CorrectAnswer | Rematch | Ping

export interface Hello {
  t: 'hello'
  token?: string | null
}

export interface Choose {
  t: 'choose'
  option: string
  move: number
  /** Number of undos, copied from the view. A client that includes it can resend a choice without making it twice. */
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
  /** The seat to leave. None leaves all seats of the person. */
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

/** Switch to the view of another of the sender's seats. */
export interface LookFrom {
  t: 'look-from'
  seat: number
}

/** Request the views of the sender's other seats. */
export interface AskOtherViews {
  t: 'beside'
}

/** Open a bot's seat again before the start. Host only. */
export interface DismissBot {
  t: 'dismiss-bot'
  seat: number
}

/** Swap two seats before the start. Host only. */
export interface Swap {
  t: 'swap'
  seat: number
  other: number
}

/** Close the table for good. Host only. */
export interface Close {
  t: 'close'
}

export interface Kick {
  t: 'kick'
  name: string
  /** The bot that takes over the seat. None leaves the seat open. */
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

/** Ask why some or all actions with a thing are not possible. */
export interface Why {
  t: 'why'
  thing: string
}

/** Request the effects of a choice, step by step. `move` is the move of the view after the choice. */
export interface Steps {
  t: 'steps'
  move: number
}

/** Request the consequences of every option. */
export interface Foresee {
  t: 'foresee'
}

/** Request the choice of a strong player. */
export interface AskHint {
  t: 'hint'
}

/** Request the list of everything that can be corrected by hand. */
export interface AskCorrectables {
  t: 'correctables'
}

/** Propose a correction by hand. All other players must agree. */
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
  /** The source of the component's content: `rulebook`, `published` or `reconstructed`. */
  source: string
  /** The fingerprint of the component's content pack. */
  pack?: string
}

/** Anything with a name, such as a named alternative of a choice. */
export interface PrintedPart {
  id: string
  name: Names
}
