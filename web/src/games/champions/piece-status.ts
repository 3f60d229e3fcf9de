/** The current state of a card in play as text: numbers that differ from the printed ones, its cards and its tokens. */
import { t } from '../../lib/texts.svelte'
import type { Content } from './content'
import { statusesOf, type Position } from './position'
import type { Change, PieceView, Stat } from './view'
import { cardName } from './words'

export function now(content: Content, position: Position, piece: PieceView): string[] {
  const on = position.attached(piece.id).map((one) => cardName(content, one.id))
  return [
    piece.hit_points ? t('web-champions-hit-points', { left: Math.max(0, piece.hit_points - piece.damage), of: piece.hit_points }) : '',
    ...changed(content, position, piece),
    piece.threat ? t('web-champions-threat', { threat: piece.threat }) : '',
    piece.exhausted ? t('web-champions-exhausted') : '',
    ...statusesOf(piece).map((status) => t(`champions-status-${status}`)),
    piece.counters ? t('web-champions-counters', { count: piece.counters }) : '',
    piece.host ? t('web-champions-attached-to', { card: cardName(content, piece.host) }) : '',
    on.length ? t('web-champions-on-it', { cards: on.join(', ') }) : '',
  ].filter(Boolean)
}

/** "ATK 3 = 2 printed, +1 Combat Training": each changed number with its causes. */
function changed(content: Content, position: Position, piece: PieceView): string[] {
  const card = content.cards.get(piece.face)
  const stats = [...new Set(piece.changes.map((change) => change.stat as Stat))]
  return stats.map((stat) => {
    const printed = (card?.stats[stat] ?? 0) * (stat === 'hp' && card?.hp_each ? position.view.seats : 1)
    const changes = piece.changes.filter((change) => change.stat === stat).map((change) => told(content, change)).join(', ')
    return t('web-champions-now', { name: t(`champions-stat-${stat}`), amount: piece.stats[stat] ?? 0, printed, changes })
  })
}

function told(content: Content, { how, amount, card, until }: Change): string {
  const signed = how === 'add' ? `${amount < 0 ? '−' : '+'}${Math.abs(amount)}` : amount
  const change = t(`web-champions-now-${how}`, { amount: signed, card: cardName(content, card) })
  return until ? t('web-champions-now-until', { change, until }) : change
}
