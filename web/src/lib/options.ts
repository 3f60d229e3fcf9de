/** Helpers that read an option. */
import type { Option } from './wire'

/** Return the things an option is about: its targets, unless it names others. */
export function thingsOf(option: Option): string[] {
  return option.things ?? option.targets
}

/** Return the label of the ability the option would use, or "". */
export function abilityOf(option: Option): string {
  const label = option.message.arguments.ability
  return typeof label === 'string' ? label : ''
}
