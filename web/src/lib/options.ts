/** What an option is, as data. Its id is for the server; whatever else is to be known of it is asked here. */
import type { Option } from './wire'

/** What it does, by the first word of its id: the one place where an id is read. */
export function verbOf(option: Option): string {
  return option.id.split(':', 1)[0]!
}

/** The label of the ability that it would use, or "". */
export function abilityOf(option: Option): string {
  const label = option.message.arguments.ability
  return typeof label === 'string' ? label : ''
}
