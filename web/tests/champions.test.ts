import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextGameLabel, entries } from '../src/games/champions/campaign'
import { large } from '../src/games/champions/events'
import { flights } from '../src/games/champions/flights'
import { keepCampaign, myCampaigns } from '../src/games/champions/my-campaigns'
import { reason } from '../src/games/champions/decision-reason'
import { scenes } from '../src/games/champions/story'
import { readContent, type Card } from '../src/games/champions/content'
import { backOf, nameOf, ownerOf, Position, stagesOf } from '../src/games/champions/position'
import type { CampaignLog, Cause, ChampionsView } from '../src/games/champions/view'
import { abilityText, link, statSaid, term } from '../src/games/champions/words'
import { OptionPicker } from '../src/lib/option-picker.svelte'
import { messageText } from '../src/lib/message-text'
import { texts } from '../src/lib/texts.svelte'
import type { Decision, EventShown } from '../src/lib/wire'

const event = (move: number, kind: string, facts: EventShown['facts'] = {}): EventShown => ({ move, kind, facts })

const content = readContent({
  card: [{ id: 'haymaker', name: { en: 'Haymaker', es: 'Gancho' }, abilities: ['haymaker-1'], text: { en: ['Max 3 per deck.', 'Hero Action: deal 3 damage.'], es: ['…', '…'] } }],
  part: [{ id: 'nick-fury-1/2', name: { en: 'draw 3.', es: 'roba 3.' } }],
  campaign: [{ id: 'long-week', name: { en: 'A Long Week', es: 'Una semana larga' }, chapters: ['rhino', 'klaw'], marks: { alarms: { en: 'Alarms', es: 'Alarmas' } } }],
  deck: [],
  scenario: [],
})
const speaker = { game: 'champions', people: ['Ana'], term: term(content) }

describe('the story', () => {
  const villain = [
    event(3, 'activates', { card: 'rhino-1', seat: 0, how: 'attack' }),
    event(3, 'boosted', { card: 'rhino-1' }),
    event(4, 'defends', { card: 'spider-man@0' }),
    event(4, 'boost', { card: 'stampede.1', icons: 1 }),
    event(4, 'discarded', { card: 'stampede.1' }),
    event(4, 'strikes', { card: 'rhino-1', target: 'spider-man@0', amount: 0 }),
    event(4, 'revealed', { card: 'charge.1', seat: 0 }),
    event(4, 'entered', { card: 'charge.1' }),
  ]

  it('has one scene per activation and per revealed card', () => {
    const told = scenes(villain, 5)
    expect(told.map((scene) => scene.kind)).toEqual(['activates', 'revealed'])
    expect(told[0]!.steps.map((step) => step.event.kind)).toEqual(['activates', 'defends', 'boost', 'strikes'])
  })

  it('keeps responses within an activation until its total is known', () => {
    const kinds = ['readied', 'threat', 'activates', 'triggered', 'played', 'spent', 'boost', 'schemes', 'triggered']
    const told = scenes(kinds.map((kind, at) => event(1, kind, { card: `card-${at}` })), 5)
    expect(told.map((scene) => scene.kind)).toEqual(['readied', 'threat', 'activates', 'triggered'])
    expect(told[2]!.steps).toHaveLength(6)
  })

  it('does not add the end of the phase to its last action', () => {
    const kinds = (...events: EventShown[]) => scenes(events, 5).map((scene) => scene.steps.map((step) => step.event.kind))
    expect(kinds(event(1, 'attacks'), event(1, 'damaged'), event(2, 'drew'), event(2, 'readied'))).toEqual([['attacks', 'damaged'], ['drew'], ['readied']])
    expect(kinds(event(1, 'played'), event(2, 'spent'), event(2, 'damaged'), event(3, 'drew'), event(3, 'readied'))).toEqual([['played', 'spent', 'damaged'], ['drew'], ['readied']])
    expect(kinds(event(1, 'played'), event(2, 'spent'), event(3, 'drew'))).toEqual([['played', 'spent', 'drew']])
  })

  it('marks the steps of the last move as fresh, in order', () => {
    const fresh = scenes(villain, 5).flatMap((scene) => scene.steps.map((step) => step.fresh))
    expect(fresh).toEqual([-1, 0, 1, 2, 3, 4])
  })

  it('turns over boost and encounter cards in order', () => {
    expect(villain.map(large).filter((card) => card !== null)).toEqual(['stampede.1', 'charge.1'])
  })

  it('limits the number of flights', () => {
    const many = Array.from({ length: 30 }, (_, at) => event(1, 'spent', { card: `haymaker@0.${at}`, seat: 0 }))
    expect(flights(many).length).toBeLessThan(10)
    expect(flights(many)[0]).toEqual({ from: 'thing:haymaker@0.0', to: 'discard:0', leg: 0 })
    expect(flights([event(1, 'left', { card: 'charge.1', to: 'discard' })])[0]?.to).toBe('encounter-discard')
  })
})

describe('names', () => {
  beforeAll(async () => {
    await texts.speak('en')
    await texts.learn('champions')
    await texts.learn('champions-setup') // the texts of refused decks
  })

  it('of copies are those of their card', () => {
    expect([nameOf('haymaker@1.2'), nameOf('stampede.3'), nameOf('rhino-1')]).toEqual(['haymaker', 'stampede', 'rhino-1'])
    expect([ownerOf('haymaker@1.2'), ownerOf('stampede.3')]).toEqual([1, -1])
    expect(messageText(speaker, { key: 'champions-option-play', arguments: { card: 'haymaker@0.1' } })).toBe('Play Haymaker')
  })

  it('are found for abilities, their costs, and branches of a choice', () => {
    expect(abilityText(content, 'haymaker-1')).toBe('Hero Action: deal 3 damage.')
    expect(abilityText(content, 'haymaker-1-cost')).toBe('Hero Action: deal 3 damage.')
    expect(abilityText(content, 'no-such-card-1')).toBe('')
    expect(messageText(speaker, { key: 'effect-part', arguments: { ability: 'nick-fury-1', node: 2 } })).toBe('Draw 3.')
  })

  it('link to every card in a line, also to a new form', () => {
    const found = link(content)
    expect([found('card', 'haymaker@0.1'), found('form', 'haymaker'), found('form', 'nobody'), found('mark', 'haymaker')]).toEqual(['haymaker@0.1', 'haymaker', null, null])
  })

  it('put a deck error into the message that refuses the deck', () => {
    const problem = { key: 'champions-deck-copies', arguments: { card: 'haymaker', amount: 4, most: 3 } }
    expect(messageText(speaker, { key: 'error-illegal-deck', arguments: { seat: 'Ana', problem } })).toContain('Haymaker: 4 copies')
  })
})

describe('the board', () => {
  const card = { stars: ['atk'] } as unknown as Card
  const piece = (id: string, kind: string, facts: object = {}) => ({ id, kind, area: 0, host: '', ...facts })

  it('marks numbers with a star', () => {
    expect(statSaid(card, 'atk', 2)).toBe('ATK 2 (star: read the card text)')
    expect(statSaid(card, 'sch', undefined)).toBe('SCH 0')
  })

  it('lists past stages by side, counts future ones, and leaves out unused ones', () => {
    const stage = (id: string, kind: string, number: number) => ({ id, kind, stage: number, abilities: [] })
    const known = readContent({ card: [stage('rhino-1', 'villain', 1), stage('rhino-2', 'villain', 2), stage('rhino-2b', 'villain', 2), stage('plan-1', 'main-scheme', 1)], part: [], deck: [], scenario: [] })
    const play = [piece('rhino-1', 'villain', { area: -1, face: 'rhino-2' }), piece('plan-1', 'main-scheme', { area: -1, face: 'plan-1' })]
    const view = { play, areas: [], villain: 'rhino-1', scheme: 'plan-1', removed: ['rhino-1', 'rhino-2b', 'haymaker@0.1'], seats: 1, stages_left: 1, schemes_left: 2 }
    expect(stagesOf(known, new Position(view as unknown as ChampionsView))).toEqual([
      { kind: 'villain', behind: ['face:rhino-1'], now: 'face:rhino-2', coming: 1 },
      { kind: 'main-scheme', behind: [], now: 'face:plan-1', coming: 2 },
    ])
    // Kang: four cards of one stage. Two players used two of them, and the others were removed when the players parted.
    const apart = readContent({ card: [stage('arrival', 'main-scheme', 1), stage('middle', 'main-scheme', 2), ...['fate', 'war', 'city', 'realm'].map((id) => stage(id, 'main-scheme', 3)), stage('wrath', 'main-scheme', 4)], part: [], deck: [], scenario: [] })
    const together = { seats: 2, play: [piece('wrath', 'main-scheme', { area: -1, face: 'wrath' })], areas: [], villain: '', scheme: 'wrath', removed: ['arrival', 'fate', 'war', 'realm', 'city', 'middle'], stages_left: 0, schemes_left: 0 }
    expect(stagesOf(apart, new Position(together as unknown as ChampionsView))[1]!.behind).toEqual(['face:arrival', 'face:middle', 'face:realm', 'face:city'])
    expect(['ally', 'obligation', 'player-side-scheme', 'villain'].map((kind) => backOf({ kind }))).toEqual(['player', 'encounter', 'player', 'villain'])
  })

  it('groups the cards of an area, minions first', () => {
    const play = [piece('hero', 'hero'), piece('boots', 'upgrade', { host: 'hero' }), piece('drone', 'minion'), piece('tigra', 'ally'), piece('horn', 'attachment', { host: 'drone' })]
    const table = new Position({ play, areas: [], players: [{ identity: 'hero' }] } as unknown as ChampionsView)
    expect(table.groups(0).map((group) => [group.kind, ...group.pieces.map((one) => one.id)])).toEqual([['minions', 'drone'], ['allies', 'tigra'], ['supports', 'boots']])
    expect(table.groups(1)).toEqual([])
  })

  it('shows players in another game area with its villain and schemes', () => {
    const there = [piece('fate', 'main-scheme', { area: -1 }), piece('portal', 'side-scheme', { area: -1 }), piece('kang', 'villain', { area: -1 }), piece('hulk', 'hero', { area: 1 }), piece('drone', 'minion', { area: 1 })]
    const areas = [{ name: 'fate', seats: [1], villain: 'kang', scheme: 'fate', play: there }]
    const table = new Position({ play: [piece('hero', 'hero'), piece('scheme', 'main-scheme', { area: -1 })], areas, villain: '', scheme: 'scheme', players: [{ identity: 'hero' }, { identity: 'hulk' }] } as unknown as ChampionsView)
    expect(table.shared(table.apart(1)!).map((one) => one.id)).toEqual(['kang', 'fate', 'portal'])
    expect([table.apart(0), table.villain, table.around]).toEqual([undefined, undefined, []])
    expect([table.identity(1)?.id, table.groups(1).map((group) => group.kind)]).toEqual(['hulk', ['minions']])
  })
})

describe('the log of a campaign', () => {
  const log: CampaignLog = { campaign: 'long-week', expert: false, chapter: 1, marks: { alarms: 2 }, cards: { haymaker: ['haymaker'] }, removed: ['haymaker'], played: [['rhino', false], ['rhino', true]] }

  it('names the scenario and what it remembers', () => {
    expect(entries(log, content).map((entry) => entry.lines)).toEqual([['Scenario 2 of 2: klaw'], ['Alarms: 2'], ['Haymaker: Haymaker'], ['Haymaker'], ['rhino: lost', 'rhino: won']])
    expect(messageText(speaker, { key: 'champions-event-recorded', arguments: { mark: 'alarms', amount: 2 } })).toBe('Campaign log: Alarms 2')
  })

  it('lists what each player keeps and which cards return', () => {
    const more = { ...log, marks: {}, cards: { haymaker: [] }, removed: [], played: [], each: { haymaker: { alarms: 3 } }, written: ['haymaker'] }
    expect(entries(more, content).map((entry) => entry.lines)).toEqual([['Scenario 2 of 2: klaw'], ['Haymaker: Alarms: 3'], ['Haymaker']])
  })

  it('labels playing on by the next scenario', () => {
    const after = (more: Partial<CampaignLog>, won: boolean) => nextGameLabel({ campaign: { ...log, ...more }, result: { winners: won ? [0] : [] } } as unknown as ChampionsView, content)
    expect(after({}, true)).toBe('Next scenario')
    expect(after({}, false)).toBe('Replay scenario')
    expect(after({ chapter: 2 }, true)).toBe('Restart campaign')
    expect(after({ over: true }, false)).toBe('Restart campaign')
    expect(nextGameLabel({ campaign: {} } as unknown as ChampionsView, content)).toBeNull()
  })

  it('is stored until the campaign is over, one per group of heroes', () => {
    const won = { ...log, chapter: 1, heroes: ['b', 'a'] }
    keepCampaign(log, false)
    keepCampaign({ ...won, chapter: 0 }, false)
    keepCampaign({ ...won, heroes: ['a', 'b'] }, false)
    expect(myCampaigns().map((one) => [one.chapter, one.heroes])).toEqual([[1, ['a', 'b']], [1, undefined]])
    keepCampaign(won, true)
    keepCampaign(log, true)
    expect(myCampaigns()).toEqual([])
    localStorage.setItem('tableverse-champions-campaigns', '{"broken"')
    expect(myCampaigns()).toEqual([])
    localStorage.removeItem('tableverse-champions-campaigns')
  })

  it('leaves out empty entries and shows a won campaign', () => {
    const empty = { ...log, chapter: 2, marks: {}, cards: {}, removed: [], played: [] }
    expect(entries(empty, content).map((entry) => entry.lines)).toEqual([['The campaign is won']])
  })
})

/** The rules as the game lists them. */
const RULES = Object.fromEntries(
  [...readFileSync(join(__dirname, '../../src/tableverse/games/champions/refusals.py'), 'utf8').split('QUESTIONS: Final = {')[1]!.split('}')[0]!.matchAll(/"([a-z-]+)": "([A-Z0-9-]+)"/g)].map((found) => [found[1]!, found[2]!]),
)

describe('every decision', () => {
  it('has a rule, except the players’ agreement to show hands', () => {
    const game = join(__dirname, '../../src/tableverse/games/champions')
    const code = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.py'))
    const kinds = code.flatMap((file) => [...readFileSync(join(game, file), 'utf8').matchAll(/\bDecision\([^"]*?"([a-z-]+)"/g)].map((found) => found[1]!))
    expect(kinds).toContain('defend')
    expect(kinds.filter((kind) => kind !== 'show' && !(kind in RULES))).toEqual([])
  })

  it('names an existing rule with text in both languages', async () => {
    const ledger = readFileSync(join(__dirname, '../../src/tableverse/games/champions/rules.yaml'), 'utf8')
    for (const language of ['en', 'es'] as const) {
      await texts.speak(language)
      await texts.learn('champions')
      for (const [kind, id] of Object.entries(RULES)) {
        expect(ledger).toContain(`- id: ${id}\n`)
        if (['over', 'show'].includes(kind)) continue
        expect(texts.has(`web-champions-rule-${kind}`)).toBe(true)
      }
    }
    await texts.speak('en')
  })
})

describe('the reason of a decision', () => {
  const cause = (kind: string, card = '', ability = ''): Cause => ({ kind, card, ability, seat: 0, target: '', amount: 0, moment: '' })
  const asked = (kind: string, ...causes: Cause[]) => reason({ phase: 'villain', decision: { kind }, causes, paying: null } as unknown as ChampionsView, speaker, content, RULES)

  it('lists its causes, each card once, then the asking card with its text', () => {
    const why = asked('pick', cause('revealing', 'haymaker.1'), cause('reveal', 'haymaker.1'), cause('ability', 'haymaker.1', 'haymaker-1'), cause('enemy-attack', 'haymaker.1'), cause('ability', 'haymaker.1', 'haymaker-1-cost'))
    expect(why.chain).toEqual(['Villain phase', 'Ana reveals Haymaker', 'Haymaker attacks Ana'])
    expect([why.card, why.text, why.rule]).toEqual(['haymaker.1', 'Hero Action: deal 3 damage.', 'CHA-TARGET-04'])
  })

  it('is the campaign log after the game', () => {
    const why = reason({ phase: 'aftermath', decision: { kind: 'pick' }, causes: [cause('ability', 'haymaker.1', 'long-week-1-won')], paying: null } as unknown as ChampionsView, speaker, content, RULES)
    expect(why).toEqual({ chain: ['After the game'], card: '', text: '', rule: 'CHA-MODE-14', ruleText: 'Your choice is recorded in the campaign log.' })
  })

  it('is only a rule if no card asks', () => {
    expect(asked('order')).toMatchObject({ card: '', text: '', rule: 'CHA-MINION-03' })
    expect(asked('window', cause('enemy-attack', 'haymaker.1'))).toMatchObject({ card: '', rule: 'CHA-INTERRUPT-07' })
  })
})

describe('picking an option', () => {
  const option = (id: string, ...targets: string[]) => ({ id, verb: id, targets, message: { key: id, arguments: {} } })
  const decision = { options: [option('a', 'hero', 'rhino'), option('b', 'hero', 'drone'), option('c', 'ally', 'rhino'), option('d', 'card')] } as unknown as Decision

  function picking(...things: string[]): string[] {
    const taken: string[] = []
    const choosing = new OptionPicker(() => decision, (id) => taken.push(id))
    for (const thing of things) choosing.pick(thing)
    return taken
  }

  it('takes the only option at once', () => expect(picking('card')).toEqual(['d']))
  it('combines two picks into one option', () => {
    expect(picking('hero')).toEqual([])
    expect(picking('hero', 'drone')).toEqual(['b'])
    expect(picking('rhino', 'ally')).toEqual(['c'])
  })
  it('starts over with an unrelated thing', () => expect(picking('hero', 'card')).toEqual(['d']))
})
