/** How things are named in Views, options and events: `[kind:]name[@at][.copy][/text]`, as docs/protocol.md says. This is
 * the one place where such names are taken apart. */

export interface Reference {
  /** What sort of thing it is, where the name alone does not tell: `card` of `card:loki-move`. */
  kind: string
  /** The id of a component, a word such as `villain`, or a number. */
  name: string
  /** Where it lies or whose it is: the Location of `thug@london`, the seat of `haymaker@1.2`. */
  at: string
  /** Which of several copies: `2` of `haymaker@1.2`. */
  copy: string
  /** Which text of a card: `text-1` of `wong/text-1`. */
  text: string
}

const PARTS = /^(?:([^:@./]*):)?([^@./]*)(?:@([^./]*))?(?:\.([^/]*))?(?:\/(.*))?$/

/** The parts of a name; what it does not say is "". */
export function parseReference(thing: string): Reference {
  const [, kind = '', name = thing, at = '', copy = '', text = ''] = PARTS.exec(thing) ?? []
  return { kind, name, at, copy, text }
}

/** Pieces of which there are several are numbered: `hydra-soldier-2` is the second Hydra Soldier. */
export function splitNumber(piece: string): { name: string; number: string } {
  const cut = piece.lastIndexOf('-')
  return { name: piece.slice(0, Math.max(cut, 0)), number: piece.slice(cut + 1) }
}
