/** Why something is asked: the chain that led to it, the card and its words, and the rule of the ledger. */
import { t } from '../../lib/texts.svelte'
import type { Speaker } from '../../lib/speech'
import type { Content } from './content'
import type { Cause, ChampionsView } from './view'
import { abilityText, cardName } from './words'

/** The entry of the rules ledger behind each kind of question. */
export const RULES: Record<string, string> = {
  turn: 'CHA-TURN-01',
  help: 'CHA-TURN-12',
  pay: 'CHA-COST-07',
  place: 'CHA-PLAYPUT-01',
  defend: 'CHA-ENATTACK-07',
  mulligan: 'CHA-GAMESETUP-19',
  discard: 'CHA-HANDSIZE-01',
  minions: 'CHA-MINION-03',
  order: 'CHA-FIRSTPLAYER-04',
  window: 'CHA-INTERRUPT-07',
  'ally-limit': 'CHA-ALLYLIMIT-02',
  limit: 'CHA-RESTRICTEDKW-03',
  extra: 'CHA-COST-10',
  x: 'CHA-INITIATE-05',
  pledge: 'CHA-ALLIANCE-01',
  ready: 'CHA-READY-03',
  forced: 'CHA-ACTION-05',
  'lose-status': 'CHA-TARGET-04',
  pick: 'CHA-TARGET-04',
  choose: 'CHA-CHOOSEOPT-01',
  may: 'CHA-ABILITY-09',
  scatter: 'CHA-INDIRECT-01',
}

export interface Reason {
  /** What is under way, outermost first. */
  chain: string[]
  /** The card that asks, or "". */
  card: string
  /** What its ability says, or "". */
  text: string
  rule: string
  ruleText: string
}

/** Occurrences that say themselves what is answered, with the card they are about. */
const SAID = new Set(['enemy-attack', 'enemy-scheme', 'attack', 'thwart', 'damage', 'taking', 'defeat', 'threat', 'enter', 'played', 'form', 'round-end'])

function link(speaker: Speaker, content: Content, cause: Cause): string {
  const card = cause.card && cardName(content, cause.card)
  const target = cause.target && cardName(content, cause.target)
  const seat = speaker.people[cause.seat] ?? ''
  if (cause.kind === 'ability' || cause.kind === 'play') return card
  if (cause.kind === 'turn') return t('web-champions-cause-turn', { seat })
  if (cause.kind === 'revealing') return t('web-champions-cause-revealing', { seat, card })
  return SAID.has(cause.kind) ? t(`web-champions-cause-${cause.kind}`, { card, target, seat, amount: cause.amount }) : ''
}

/** An ability of the card that the chain speaks of already. */
function repeats(causes: Cause[], at: number): boolean {
  const before = causes.slice(0, at).findLast((cause) => cause.kind !== 'reveal')
  return causes[at]!.kind === 'ability' && before?.kind === 'revealing' && before.card === causes[at]!.card
}

export function reason(view: ChampionsView, speaker: Speaker, content: Content): Reason {
  const kind = view.decision?.kind ?? view.waiting_kind
  const minions = kind === 'order' && view.causes.length === 0
  const asked = minions ? 'minions' : kind
  const last = view.causes.at(-1)
  const source = last && (last.kind === 'ability' || last.kind === 'play' || last.kind === 'revealing') ? last : undefined
  const links = view.causes
    .filter((cause, at) => cause.kind !== 'reveal' && cause !== source && !repeats(view.causes, at))
    .map((cause) => link(speaker, content, cause))
  const chain = [t(`web-champions-phase-${view.phase}`), ...links].filter((one, at, all) => one && one !== all[at - 1])
  return {
    chain,
    card: source?.card ?? view.paying?.card ?? '',
    text: source?.ability ? abilityText(content, source.ability) : '',
    rule: RULES[asked] ?? '',
    ruleText: RULES[asked] ? t(`web-champions-rule-${asked}`) : '',
  }
}
