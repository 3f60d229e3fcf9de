/** The log as a book: chapters that rounds, phases and turns open, in them what was chosen, and what followed from it. */
import type { EventShown } from './wire'

/** How a game divides what happens. */
export interface LogDivision {
  /** Kinds of events that open a chapter, the most important first: a round before a turn. */
  heads: string[]
  /** Kinds that are causes themselves, also in the middle of what a choice set off: an enemy acts, a card is revealed. */
  causes: string[]
  /** Kinds after which a chapter opens that has no event of its own, by the key of its title. */
  before?: Record<string, string>
}

export interface LogLine {
  /** Its place among all events. */
  at: number
  /** Its place among those of its choice. */
  nth: number
  event: EventShown
}

export interface LogCause {
  at: number
  move: number
  /** Who chose, where it is a choice and known; −1 for what the game does. */
  seat: number
  /** The first is the cause of the others. */
  lines: LogLine[]
}

export interface LogChapter {
  at: number
  /** The event that opens it, or the key of its title. */
  head: LogLine | string | null
  /** How important: 0 for the highest kind of head. */
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

/** The choice from which the last round can be shown again: that with which it began. */
export function lastRound(events: EventShown[], round: string, moves: number): number {
  return events.findLast((event) => event.kind === round && event.move < moves)?.move ?? 1
}
