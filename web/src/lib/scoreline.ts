/** The points of every seat at the start, after each round and at the end. */
import type { EventShown } from './wire'

export interface Score {
  round: number
  points: number[]
}

/** Return the scores by round. `pointsAt` may ask the server, so it is called only for moves that began a round. */
export async function scoreLine(
  events: EventShown[],
  rounds: number,
  moves: number,
  pointsAt: (move: number) => Promise<number[] | null>,
): Promise<Score[]> {
  const ends = events
    .filter((event) => event.kind === 'round')
    .map((event) => ({ round: Number(event.facts.round) - 1, move: event.move }))
  const wanted = [{ round: 0, move: 0 }, ...ends, { round: rounds, move: moves }]
  const line: Score[] = []
  for (const { round, move } of wanted) {
    const points = await pointsAt(move)
    if (points) line.push({ round, points })
  }
  return line
}
