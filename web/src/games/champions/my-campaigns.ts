/** The campaigns stored in this browser, each as the log of its last game, so that any player can continue. */
import type { CampaignLog } from './view'

const KEY = 'tableverse-champions-campaigns'

export function myCampaigns(): CampaignLog[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as CampaignLog[]).filter((log) => typeof log?.campaign === 'string' && Array.isArray(log.played)) : []
  } catch {
    return []
  }
}

/** Store a log in place of an earlier one of the same campaign and heroes, or remove it if the campaign is over. */
export function keepCampaign(log: CampaignLog, over: boolean): void {
  const others = myCampaigns().filter((other) => named(other) !== named(log))
  try {
    localStorage.setItem(KEY, JSON.stringify(over ? others : [log, ...others]))
  } catch {
    // Without storage the game still works, and the table itself can continue the campaign.
  }
}

/** Return the key that distinguishes campaigns. */
export function named(log: CampaignLog): string {
  return [log.campaign, log.expert ? 'expert' : 'standard', ...[...(log.heroes ?? [])].sort()].join(' ')
}
