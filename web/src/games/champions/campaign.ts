/** The log of a campaign, carried from one scenario to the next, in the reader's language. */
import { t, texts } from '../../lib/texts.svelte'
import type { Content } from './content'
import type { CampaignLog, ChampionsView } from './view'
import { cardName, markName } from './words'

export interface Entry {
  title: string
  lines: string[]
}

/** Return the log of the game's campaign, or null. */
export function logOf(view: ChampionsView): CampaignLog | null {
  return 'campaign' in view.campaign ? (view.campaign as CampaignLog) : null
}

/** Return whether the campaign was lost or its last scenario was won. */
export function isOver(log: CampaignLog, content: Content): boolean {
  return log.over === true || log.chapter >= (content.campaigns.get(log.campaign)?.chapters.length ?? 0)
}

/** Return the label for playing on: the next scenario, the same one again, or a new start. */
export function nextGameLabel(view: ChampionsView, content: Content): string | null {
  const log = logOf(view)
  if (!log) return null
  if (isOver(log, content)) return t('champions-log-anew')
  return t(view.result?.winners.length ? 'champions-log-go-on' : 'champions-log-once-more')
}

export function campaignName(log: CampaignLog, content: Content): string {
  return content.campaigns.get(log.campaign)?.name[texts.language] ?? t('champions-log')
}

/** Return the name of a scenario, which is its villain's name. */
function scenarioName(content: Content, id: string): string {
  const stage = content.scenarios.find((scenario) => scenario.id === id)?.standard[0]
  return stage ? cardName(content, stage) : id
}

/** "Scenario 2 of 5: Absorbing Man" */
export function progressText(log: CampaignLog, content: Content): string {
  if (log.over) return t('champions-log-over')
  const chapters = content.campaigns.get(log.campaign)?.chapters ?? []
  const now = chapters[log.chapter]
  if (now === undefined) return t('champions-log-complete')
  return t('champions-log-chapter', { number: log.chapter + 1, of: chapters.length, scenario: scenarioName(content, now) })
}

/** Return the entries of the log: the scenario, the counts, the cards earned and lost, and the earlier results. */
export function entries(log: CampaignLog, content: Content): Entry[] {
  const marked = (marks: Record<string, number>) => Object.entries(marks).map(([mark, amount]) => t('champions-log-mark', { mark: markName(content, mark), amount }))
  const names = (cards: string[]) => cards.map((card) => cardName(content, card))
  const of = (hero: string, said: string[]) => t('champions-log-each', { hero: cardName(content, hero), marks: texts.listing(said) })
  const earned = Object.entries(log.cards).filter(([, cards]) => cards.length)
  const played = log.played.map(([scenario, won]) => t(won ? 'champions-log-won' : 'champions-log-lost', { scenario: scenarioName(content, scenario) }))
  return [
    { title: t('champions-log-scenario'), lines: [progressText(log, content)] },
    { title: t('champions-log-marks'), lines: marked(log.marks) },
    { title: t('champions-log-players'), lines: Object.entries(log.each ?? {}).map(([hero, marks]) => of(hero, marked(marks))) },
    { title: t('champions-log-earned'), lines: earned.map(([hero, cards]) => of(hero, names(cards))) },
    { title: t('champions-log-written'), lines: names(log.written ?? []) },
    { title: t('champions-log-removed'), lines: names(log.removed) },
    { title: t('champions-log-played'), lines: played },
  ].filter((entry) => entry.lines.length)
}
