/** The reason for a decision: the causes that led to it, the card with its text, and the rule. */
import { t, texts } from '../../lib/texts.svelte'
import type { MessageContext } from '../../lib/message-text'
import type { Content } from './content'
import type { Cause, ChampionsView } from './view'
import { abilityText, cardName } from './words'

export interface Reason {
  /** The causes, outermost first. */
  chain: string[]
  /** The card that requires the decision, or "". */
  card: string
  /** The text of that card's ability, or "". */
  text: string
  rule: string
  ruleText: string
}

/** Occurrences whose text already names the trigger and the card. */
const SAID = new Set(['enemy-attack', 'enemy-scheme', 'attack', 'thwart', 'damage', 'taking', 'defeat', 'threat', 'enter', 'played', 'form', 'round-end'])

function link(speaker: MessageContext, content: Content, cause: Cause): string {
  const card = cause.card && cardName(content, cause.card)
  const target = cause.target && cardName(content, cause.target)
  const seat = speaker.people[cause.seat] ?? ''
  if (cause.kind === 'ability' || cause.kind === 'play') return card
  if (cause.kind === 'turn') return t('web-champions-cause-turn', { seat })
  if (cause.kind === 'revealing') return t('web-champions-cause-revealing', { seat, card })
  return SAID.has(cause.kind) ? t(`web-champions-cause-${cause.kind}`, { card, target, seat, amount: cause.amount }) : ''
}

/** Return whether the cause is an ability of a card that the chain already names. */
function repeats(causes: Cause[], at: number): boolean {
  const before = causes.slice(0, at).findLast((cause) => cause.kind !== 'reveal')
  return causes[at]!.kind === 'ability' && before?.kind === 'revealing' && before.card === causes[at]!.card
}

/** Return the reason of the current decision. `questions` maps kinds of decisions to rules. */
export function reason(view: ChampionsView, speaker: MessageContext, content: Content, questions: Record<string, string>): Reason {
  const kind = view.decision?.kind ?? view.waiting_kind
  const minions = kind === 'order' && view.causes.length === 0
  // After the game the decision belongs to the campaign, not to the villain whose effects cause it.
  const after = view.phase === 'aftermath'
  const asked = minions ? 'minions' : after ? 'aftermath' : kind
  const last = view.causes.at(-1)
  const source = !after && last && (last.kind === 'ability' || last.kind === 'play' || last.kind === 'revealing') ? last : undefined
  const links = view.causes
    .filter((cause, at) => !after && cause.kind !== 'reveal' && cause !== source && !repeats(view.causes, at))
    .map((cause) => link(speaker, content, cause))
  const chain = [t(`web-champions-phase-${view.phase}`), ...links].filter((one, at, all) => one && one !== all[at - 1])
  return {
    chain,
    card: source?.card ?? view.paying?.card ?? '',
    text: source?.ability ? abilityText(content, source.ability) : '',
    rule: minions ? 'CHA-MINION-03' : after ? 'CHA-MODE-14' : (questions[asked] ?? ''),
    ruleText: texts.has(`web-champions-rule-${asked}`) ? t(`web-champions-rule-${asked}`) : '',
  }
}
