/** How a card in play stands now, in words: its numbers where they are not those printed, and what lies on it. */
import { t } from '../../lib/texts.svelte'
import type { Content } from './content'
import { statusesOf, type Position } from './position'
import type { PieceView, Stat } from './view'
import { cardName } from './words'

export function now(content: Content, position: Position, piece: PieceView): string[] {
  const printed = content.cards.get(piece.face)?.stats ?? {}
  const changed = (Object.entries(piece.stats) as [Stat, number][]).filter(([stat, amount]) => stat !== 'hp' && printed[stat] !== undefined && printed[stat] !== amount)
  const on = position.attached(piece.id).map((one) => cardName(content, one.id))
  return [
    piece.hit_points ? t('web-champions-hit-points', { left: Math.max(0, piece.hit_points - piece.damage), of: piece.hit_points }) : '',
    ...changed.map(([stat, amount]) => t('web-champions-now', { name: t(`champions-stat-${stat}`), amount, printed: printed[stat] })),
    piece.threat ? t('web-champions-threat', { threat: piece.threat }) : '',
    piece.exhausted ? t('web-champions-exhausted') : '',
    ...statusesOf(piece).map((status) => t(`champions-status-${status}`)),
    piece.counters ? t('web-champions-counters', { count: piece.counters }) : '',
    piece.host ? t('web-champions-attached-to', { card: cardName(content, piece.host) }) : '',
    on.length ? t('web-champions-on-it', { cards: on.join(', ') }) : '',
  ].filter(Boolean)
}
