/** The campaigns that this browser knows, each by the log of its last game: whoever played can go on from there. */
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

/** In the place of an earlier log of the same campaign with the same heroes; what is over is not kept. */
export function keepCampaign(log: CampaignLog, over: boolean): void {
  const others = myCampaigns().filter((other) => named(other) !== named(log))
  try {
    localStorage.setItem(KEY, JSON.stringify(over ? others : [log, ...others]))
  } catch {
    // A browser that keeps nothing still plays; the table itself knows how to go on.
  }
}

/** What tells campaigns apart. */
export function named(log: CampaignLog): string {
  return [log.campaign, log.expert ? 'expert' : 'standard', ...[...(log.heroes ?? [])].sort()].join(' ')
}
