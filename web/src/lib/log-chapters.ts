/**
 * Groups the log into chapters, opened by rounds, phases and turns. Each chapter lists its choices and their
 * consequences.
 */
import type { EventShown } from './wire'

/** How a game divides its events into chapters. */
export interface LogDivision {
  /** Kinds of events that open a chapter, the most important first: a round before a turn. */
  heads: string[]
  /** Kinds that start a new entry even within a choice: an enemy acts, a card is revealed. */
  causes: string[]
  /** The title key of a chapter that opens after an event of this kind and has no opening event. */
  before?: Record<string, string>
}

export interface LogLine {
  /** The event's index among all events. */
  at: number
  /** The event's index among the events of its choice. */
  nth: number
  event: EventShown
}

export interface LogCause {
  at: number
  move: number
  /** The seat that chose, −1 if the game acted or the seat is unknown. */
  seat: number
  /** The first line is the cause of all later lines. */
  lines: LogLine[]
}

export interface LogChapter {
  at: number
  /** The event that opens the chapter, or the key of its title. */
  head: LogLine | string | null
  /** The importance, 0 for the highest kind of head. */
  rank: number
  causes: LogCause[]
}

export function chapters(events: EventShown[], choosers: number[], division: LogDivision): LogChapter[] {
  const found: LogChapter[] = [{ at: 0, head: null, rank: 0, causes: [] }]
  let nth = 0
  events.forEach((event, at) => {
    nth = event.move === events[at - 1]?.move ? nth + 1 : 0
    const line: LogLine = { at, nth, event }
    const rank = division.heads.indexOf(event.kind)
    if (rank >= 0) found.push({ at, head: line, rank, causes: [] })
    else add(found.at(-1)!, line, choosers, division)
    const title = division.before?.[event.kind]
    if (title) found.push({ at: at + 0.5, head: title, rank: 1, causes: [] })
  })
  return found.filter((chapter) => chapter.head !== null || chapter.causes.length)
}

function add(chapter: LogChapter, line: LogLine, choosers: number[], division: LogDivision): void {
  const { move, kind } = line.event
  const last = chapter.causes.at(-1)
  if (last && last.move === move && !division.causes.includes(kind)) {
    last.lines.push(line)
    return
  }
  const seat = line.nth === 0 ? (choosers[move - 1] ?? -1) : -1
  chapter.causes.push({ at: line.at, move, seat, lines: [line] })
}

/** Return the move with which the last round began, from which it can be shown again. */
export function lastRound(events: EventShown[], round: string, moves: number): number {
  return events.findLast((event) => event.kind === round && event.move < moves)?.move ?? 1
}
