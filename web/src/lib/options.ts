/** What an option says besides its own fields. */
import type { Option } from './wire'

/** What it is about: what it points at, unless it says otherwise. */
export function thingsOf(option: Option): string[] {
  return option.things ?? option.targets
}

/** The label of the ability that it would use, or "". */
export function abilityOf(option: Option): string {
  const label = option.message.arguments.ability
  return typeof label === 'string' ? label : ''
}
