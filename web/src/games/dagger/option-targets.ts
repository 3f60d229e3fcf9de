/**
 * Finds options on the board. The server decides which options are legal; this module only sorts them and adds targets.
 */
import { parseReference } from '../../lib/references'
import type { Decision, Message, Option } from '../../lib/wire'

/** Return the token an option spends, or "". */
export function tokenOf(option: Option): string {
  return String(option.message.arguments.token ?? '')
}

/** Return the kinds of tokens that can be spent now, in the order offered. */
export function tokensOf(decision: Decision | null): string[] {
  return [...new Set(decision?.options.map(tokenOf))].filter(Boolean)
}

/** Return the decision with only the options that this token pays for or that need none. */
export function withToken(decision: Decision, token: string): Decision {
  return { ...decision, options: decision.options.filter((option) => [token, ''].includes(tokenOf(option))) }
}

/** Return the decision with targets added for dice and cards that only the messages name. */
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
