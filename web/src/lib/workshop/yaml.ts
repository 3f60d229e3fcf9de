/** Formats a row as YAML in the style of the content files, with short values on one line. The server parses it. */
import { isMapping, type Row, type Value } from './tree'

const WIDTH = 110
/** Words and characters with a special meaning in YAML. */
const SPECIAL = /^(?:y|n|yes|no|on|off|true|false|null|~|)$|^[\s\-?:,[\]{}#&*!|>'"%@`0-9.+=<]|: |:$| #|[,[\]{}\n\t]|\s$/i

function scalar(value: string | number | boolean | null): string {
  if (typeof value === 'string') return SPECIAL.test(value) ? JSON.stringify(value) : value
  return value === null ? 'null' : String(value)
}

function flow(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (isMapping(value)) return `{${Object.entries(value).map(([key, part]) => `${scalar(key)}: ${flow(part)}`).join(', ')}}`
  return scalar(value)
}

function block(value: Value, indent: string, first: string): string[] {
  const line = first + flow(value)
  const short = !Array.isArray(value) && !isMapping(value)
  if (short || (line.length <= WIDTH && indent.length > 0) || flow(value).length <= 2) return [line]
  if (Array.isArray(value)) return [first.trimEnd(), ...value.flatMap((part) => nested(part, `${indent}  `, `${indent}- `))].filter((one) => one !== '')
  return [first.trimEnd(), ...Object.entries(value).flatMap(([key, part]) => block(part, `${indent}  `, `${indent}${scalar(key)}: `))].filter((one) => one !== '')
}

/** Return the lines of a list element. The first one follows the dash. */
function nested(value: Value, indent: string, dash: string): string[] {
  const line = dash + flow(value)
  if (line.length <= WIDTH || !isMapping(value)) return block(value, indent, dash)
  return Object.entries(value).flatMap(([key, part], index) => block(part, `${indent}  `, `${index ? indent : dash}${scalar(key)}: `))
}

export function toYaml(row: Row): string {
  return Object.entries(row).flatMap(([key, part]) => block(part, '  ', `${scalar(key)}: `)).join('\n') + '\n'
}

/** Indent a row's text as one list item, so that line numbers stay. */
export function asItem(text: string): string {
  return text.split('\n').map((line, index) => (index ? (line.trim() ? `  ${line}` : '') : `- ${line}`)).join('\n')
}
