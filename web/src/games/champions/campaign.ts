/** The log of a campaign, as the game carries it from one scenario to the next, in the reader's language. */
import { t, texts } from '../../lib/texts.svelte'
import type { Content } from './content'
import type { CampaignLog } from './view'
import { cardName, markName } from './words'

export interface Entry {
  title: string
  lines: string[]
}

/** A scenario is known by its villain. */
function scenarioName(content: Content, id: string): string {
  const stage = content.scenarios.find((scenario) => scenario.id === id)?.standard[0]
  return stage ? cardName(content, stage) : id
}

/** What the log says: which scenario this is, what was counted, earned and lost, and how the games before ended. */
export function entries(log: CampaignLog, content: Content): Entry[] {
  const chapters = content.campaigns.get(log.campaign)?.chapters ?? []
  const now = chapters[log.chapter]
  const marks = Object.entries(log.marks).map(([mark, count]) => `${markName(content, mark)}: ${count}`)
  const earned = Object.entries(log.cards).map(([identity, cards]) => `${cardName(content, identity)}: ${texts.listing(cards.map((card) => cardName(content, card)))}`)
  const played = log.played.map(([scenario, won]) => t(won ? 'champions-log-won' : 'champions-log-lost', { scenario: scenarioName(content, scenario) }))
  return [
    {
      title: t('champions-log-scenario'),
      lines: [now === undefined ? t('champions-log-complete') : t('champions-log-chapter', { number: log.chapter + 1, of: chapters.length, scenario: scenarioName(content, now) })],
    },
    { title: t('champions-log-marks'), lines: marks },
    { title: t('champions-log-earned'), lines: earned },
    { title: t('champions-log-removed'), lines: log.removed.map((card) => cardName(content, card)) },
    { title: t('champions-log-played'), lines: played },
  ].filter((entry) => entry.lines.length)
}
