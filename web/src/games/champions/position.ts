/** Derived data of the View for the board. */
import { parseReference } from '../../lib/references'
import type { Content } from './content'
import type { AreaView, ChampionsView, PieceView, Stat, Status } from './view'

/** Return the card of a copy: `haymaker` of `haymaker@1.2`, `stampede` of `stampede.3`. */
export function nameOf(thing: string): string {
  return parseReference(thing).name
}

/** Return the seat whose deck the card came from, -1 for encounter cards. */
export function ownerOf(thing: string): number {
  const { at } = parseReference(thing)
  return at ? Number(at) : -1
}

/** Return the status cards on a card in play. */
export function statusesOf(piece: PieceView): Status[] {
  return (Object.keys(piece.statuses) as Status[]).filter((status) => piece.statuses[status])
}

/** Return a card's powers other than defense and recovery. */
export function powersOf(piece: PieceView): Stat[] {
  return (['thw', 'atk', 'sch'] as Stat[]).filter((stat) => piece.stats[stat] !== undefined)
}

/**
 * An identity's own deck, stored under the identity. Its faceup cards are the discard pile and, last, the top card.
 */
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

/** A group of cards in a player's area, named like its text key. */
export interface Group {
  kind: 'minions' | 'encounter' | 'allies' | 'supports'
  pieces: PieceView[]
}

const GROUPS: Record<string, Group['kind']> = { minion: 'minions', ally: 'allies', upgrade: 'supports', support: 'supports', resource: 'supports', event: 'supports' }

/** Return the group of a card. A card that is not the player's own, such as an obligation, is an encounter card. */
function groupOf(piece: PieceView): Group['kind'] {
  return GROUPS[piece.kind] ?? 'encounter'
}

/** The cards of a position, looked up once for the whole board. */
export class Position {
  /** The cards in play, in all game areas. */
  readonly play: PieceView[]
  readonly pieces: Map<string, PieceView>

  constructor(readonly view: ChampionsView) {
    this.play = [...view.play, ...view.areas.flatMap((area) => area.play)]
    this.pieces = new Map(this.play.map((piece) => [piece.id, piece]))
  }

  /** Return the game area of a player who is outside the visible area. */
  apart(seat: number): AreaView | undefined {
    return this.view.areas.find((area) => area.seats.includes(seat))
  }

  /** Return the cards shared by everyone in an area: its villain and schemes. */
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

  /** Return side schemes, environments and everything else outside the player areas. */
  get around(): PieceView[] {
    const { villain, scheme } = this.view
    return this.view.play.filter((piece) => piece.area < 0 && !piece.host && piece.id !== villain && piece.id !== scheme)
  }

  identity(seat: number): PieceView | undefined {
    return this.pieces.get(this.view.players[seat]?.identity ?? '')
  }

  /** Return the cards of a player's area, without the identity and attachments. */
  lane(seat: number): PieceView[] {
    const identity = this.view.players[seat]?.identity
    return this.play.filter((piece) => piece.area === seat && piece.id !== identity && (!piece.host || piece.host === identity))
  }

  /** Return the cards of a player's area in non-empty groups, minions first. */
  groups(seat: number): Group[] {
    const pieces = this.lane(seat)
    return (['minions', 'encounter', 'allies', 'supports'] as const).map((kind) => ({ kind, pieces: pieces.filter((piece) => groupOf(piece) === kind) })).filter((group) => group.pieces.length)
  }
}

/** The stages of the villain or main scheme: past ones, the current one, and how many are still to come. */
export interface Stages {
  kind: 'villain' | 'main-scheme'
  behind: string[]
  now: string
  coming: number
}

/**
 * Return the stages by the side shown, because a piece keeps the name of its first stage. Of future stages only the
 * number is known.
 */
export function stagesOf(content: Content, position: Position): Stages[] {
  const { view, villain, scheme } = position
  return [
    { kind: 'villain', behind: behind(content, view, villain), now: villain ? `face:${villain.face}` : '', coming: view.stages_left },
    { kind: 'main-scheme', behind: behind(content, view, scheme), now: scheme ? `face:${scheme.face}` : '', coming: view.schemes_left },
  ]
}

/** Return the removed cards that are earlier stages of the current one. */
function behind(content: Content, view: ChampionsView, now: PieceView | undefined): string[] {
  const card = content.cards.get(now?.face ?? '')
  if (!card) return []
  const found = new Map<number, string[]>()
  for (const name of view.removed.map(nameOf)) {
    const other = content.cards.get(name)
    if (other?.kind === card.kind && other.stage < card.stage) found.set(other.stage, [...(found.get(other.stage) ?? []), `face:${name}`])
  }
  // When the players were apart, each had one card of a stage. The unused cards were removed first.
  return [...found].sort(([one], [other]) => one - other).flatMap(([, stages]) => stages.slice(-view.seats))
}

const PLAYERS = ['hero', 'alter-ego', 'ally', 'event', 'resource', 'support', 'upgrade', 'player-side-scheme']

/** Return whose card back a kind has: player, villain or encounter. */
export function backOf({ kind }: { kind: string }): 'player' | 'villain' | 'encounter' {
  return PLAYERS.includes(kind) ? 'player' : kind === 'villain' || kind === 'main-scheme' ? 'villain' : 'encounter'
}
