/** What a board reads off the View. */
import { parseReference } from '../../lib/references'
import type { Content } from './content'
import type { AreaView, ChampionsView, PieceView, Stat, Status } from './view'

/** The card that a thing is a copy of: `haymaker@1.2` and `stampede.3` are cards of those names. */
export function nameOf(thing: string): string {
  return parseReference(thing).name
}

/** The seat whose deck a thing came from, -1 for encounter cards. */
export function ownerOf(thing: string): number {
  const { at } = parseReference(thing)
  return at ? Number(at) : -1
}

/** The status cards that lie on it. */
export function statusesOf(piece: PieceView): Status[] {
  return (Object.keys(piece.statuses) as Status[]).filter((status) => piece.statuses[status])
}

/** The powers it has, but for defending and recovering. */
export function powersOf(piece: PieceView): Stat[] {
  return (['thw', 'atk', 'sch'] as Stat[]).filter((stat) => piece.stats[stat] !== undefined)
}

/** The deck of its own that an identity begins with: it lies under it, its faceup cards being the discard pile and, last, the one on top. */
export interface IdentityDeck {
  set: string
  top: string
  count: number
  discard: string[]
}

export function ownDeck(content: Content, piece: PieceView): IdentityDeck | undefined {
  const top = piece.shown.at(-1)
  const set = top && content.cards.get(nameOf(top))?.set
  if (!top || !set || content.sets.find((one) => one.id === set)?.kind !== 'deck') return undefined
  const discard = piece.shown.slice(0, -1)
  return { set, top, count: piece.tucked - discard.length, discard }
}

/** What lies in a player's area, by what it is there for: the names are those of the texts. */
export interface Group {
  kind: 'minions' | 'encounter' | 'allies' | 'supports'
  pieces: PieceView[]
}

const GROUPS: Record<string, Group['kind']> = { minion: 'minions', ally: 'allies', upgrade: 'supports', support: 'supports', resource: 'supports', event: 'supports' }

/** Obligations and whatever else came from the encounter deck are not one's own. */
function groupOf(piece: PieceView): Group['kind'] {
  return GROUPS[piece.kind] ?? 'encounter'
}

/** Everything that a board shows of the table, found once for a position. */
export class Position {
  /** The cards in play, in all game areas. */
  readonly play: PieceView[]
  readonly pieces: Map<string, PieceView>

  constructor(readonly view: ChampionsView) {
    this.play = [...view.play, ...view.areas.flatMap((area) => area.play)]
    this.pieces = new Map(this.play.map((piece) => [piece.id, piece]))
  }

  /** The game area of a player who is apart from the one that is looked at. */
  apart(seat: number): AreaView | undefined {
    return this.view.areas.find((area) => area.seats.includes(seat))
  }

  /** What is there for all who are in an area: its villain and its schemes. */
  shared(area: AreaView): PieceView[] {
    const rank = (piece: PieceView) => (piece.kind === 'villain' ? 0 : piece.kind === 'main-scheme' ? 1 : 2)
    return area.play.filter((piece) => piece.area < 0 && !piece.host).sort((one, other) => rank(one) - rank(other))
  }

  get villain(): PieceView | undefined {
    return this.pieces.get(this.view.villain)
  }

  get scheme(): PieceView | undefined {
    return this.pieces.get(this.view.scheme)
  }

  attached(host: string): PieceView[] {
    return this.play.filter((piece) => piece.host === host)
  }

  /** Side schemes, environments and whatever else lies in nobody's area. */
  get around(): PieceView[] {
    const { villain, scheme } = this.view
    return this.view.play.filter((piece) => piece.area < 0 && !piece.host && piece.id !== villain && piece.id !== scheme)
  }

  identity(seat: number): PieceView | undefined {
    return this.pieces.get(this.view.players[seat]?.identity ?? '')
  }

  /** The cards in a player's area but for the identity and what is attached to other cards. */
  lane(seat: number): PieceView[] {
    const identity = this.view.players[seat]?.identity
    return this.play.filter((piece) => piece.area === seat && piece.id !== identity && (!piece.host || piece.host === identity))
  }

  /** The same, minions first; a group without cards is left out. */
  groups(seat: number): Group[] {
    const pieces = this.lane(seat)
    return (['minions', 'encounter', 'allies', 'supports'] as const).map((kind) => ({ kind, pieces: pieces.filter((piece) => groupOf(piece) === kind) })).filter((group) => group.pieces.length)
  }
}

/** The stages of the villain, or of the main scheme: those behind us, the one in play, how many are still to come. */
export interface Stages {
  kind: 'villain' | 'main-scheme'
  behind: string[]
  now: string
  coming: number
}

/** By the sides that show them: the piece keeps the name of its first stage. What is still to come is known by its number only. */
export function stagesOf(content: Content, position: Position): Stages[] {
  const { view, villain, scheme } = position
  return [
    { kind: 'villain', behind: behind(content, view, villain), now: villain ? `face:${villain.face}` : '', coming: view.stages_left },
    { kind: 'main-scheme', behind: behind(content, view, scheme), now: scheme ? `face:${scheme.face}` : '', coming: view.schemes_left },
  ]
}

/** Of what was removed from the game, the stages before the one in play. */
function behind(content: Content, view: ChampionsView, now: PieceView | undefined): string[] {
  const card = content.cards.get(now?.face ?? '')
  if (!card) return []
  const found = new Map<number, string[]>()
  for (const name of view.removed.map(nameOf)) {
    const other = content.cards.get(name)
    if (other?.kind === card.kind && other.stage < card.stage) found.set(other.stage, [...(found.get(other.stage) ?? []), `face:${name}`])
  }
  // Where the players were apart each had one of a stage: those that nobody had went first, when they parted.
  return [...found].sort(([one], [other]) => one - other).flatMap(([, stages]) => stages.slice(-view.seats))
}

const PLAYERS = ['hero', 'alter-ego', 'ally', 'event', 'resource', 'support', 'upgrade', 'player-side-scheme']

/** Whose cards have the same back: the players', the villain's, or those of the encounter deck. */
export function backOf({ kind }: { kind: string }): 'player' | 'villain' | 'encounter' {
  return PLAYERS.includes(kind) ? 'player' : kind === 'villain' || kind === 'main-scheme' ? 'villain' : 'encounter'
}
