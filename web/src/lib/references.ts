/**
 * Names of things in Views, options and events: `[kind:]name[@at][.copy][/text]`, as docs/protocol.md specifies. Only
 * this module parses them.
 */

export interface Reference {
  /** The kind of thing, if the name alone is ambiguous: `card` of `card:loki-move`. */
  kind: string
  /** The id of a component, a word such as `villain`, or a number. */
  name: string
  /** The thing's place or owner: the Location of `thug@london`, the seat of `haymaker@1.2`. */
  at: string
  /** The number of the copy: `2` of `haymaker@1.2`. */
  copy: string
  /** The text of a card: `text-1` of `wong/text-1`. */
  text: string
}

const PARTS = /^(?:([^:@./]*):)?([^@./]*)(?:@([^./]*))?(?:\.([^/]*))?(?:\/(.*))?$/

/** Parse a name. Missing parts are "". */
export function parseReference(thing: string): Reference {
  const [, kind = '', name = thing, at = '', copy = '', text = ''] = PARTS.exec(thing) ?? []
  return { kind, name, at, copy, text }
}

/** Split the number off a piece's id: `hydra-soldier-2` is the second Hydra Soldier. */
export function splitNumber(piece: string): { name: string; number: string } {
  const cut = piece.lastIndexOf('-')
  return { name: piece.slice(0, Math.max(cut, 0)), number: piece.slice(cut + 1) }
}
