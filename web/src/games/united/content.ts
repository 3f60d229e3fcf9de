/** The cards and sheets of Marvel United, by kind and id. */
import type { PrintedContent } from './view'

export type { PrintedCard as Printed, PrintedPlan as PlanFace, TokenKind } from './view'

export type Kind = keyof PrintedContent
export type Content = { [K in Kind]: Map<string, PrintedContent[K][number]> }

const KINDS: Kind[] = ['hero', 'hero_card', 'villain', 'plan', 'threat', 'location', 'mission', 'equipment', 'battle_plan', 'super_hero', 'super_villain', 'power', 'part', 'mode']

export function readContent(raw: unknown): Content {
  const rows = raw as Record<string, { id: string }[] | undefined>
  return Object.fromEntries(KINDS.map((kind) => [kind, new Map((rows[kind] ?? []).map((row) => [row.id, row]))])) as unknown as Content
}
