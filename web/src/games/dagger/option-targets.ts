/** Finding the options on the board. Legality is the server's: this only sorts its list and says where each option shows. */
import { parseReference } from '../../lib/references'
import type { Decision, Message, Option } from '../../lib/wire'

/** The token that an option spends, if it spends one. */
export function tokenOf(option: Option): string {
  return String(option.message.arguments.token ?? '')
}

/** The kinds of token that can be spent now, in the order they are offered. */
export function tokensOf(decision: Decision | null): string[] {
  return [...new Set(decision?.options.map(tokenOf))].filter(Boolean)
}

/** Only what the chosen token pays for, and what needs none. */
export function withToken(decision: Decision, token: string): Decision {
  return { ...decision, options: decision.options.filter((option) => [token, ''].includes(tokenOf(option))) }
}

/** The same decision, its options also pointing at dice and cards that only their messages tell of. */
export function pointed(decision: Decision): Decision {
  return { ...decision, options: decision.options.map((option) => ({ ...option, ...shown(option) })) }
}

function shown(option: Option): { targets: string[]; message: Message } {
  const { key, arguments: told } = option.message
  const [hero = ''] = option.targets
  const also = (target: unknown, message = option.message) => ({ targets: [...option.targets, String(target)], message })
  switch (key) {
    case 'dagger-option-action':
      return { targets: option.targets, message: { key: `web-dagger-action-${told.action}`, arguments: {} } }
    case 'dagger-option-take':
      return also(`${hero}/${told.action}`, { key: `web-dagger-action-${told.action}`, arguments: {} })
    case 'dagger-option-ability':
      return { targets: option.targets, message: { key: 'web-dagger-option-ability', arguments: told } }
    case 'dagger-option-base':
      return { targets: option.targets, message: { key: 'web-dagger-option-base', arguments: told } }
    case 'effect-trigger':
      return also(parseReference(String(told.ability)).name, { key: 'dagger-option-text', arguments: { text: told.ability } })
    case 'dagger-option-play-mission':
      return also(told.mission)
    default:
      return { targets: option.targets, message: option.message }
  }
}
