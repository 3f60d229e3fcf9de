import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ACHIEVEMENTS, achieved } from '../src/lib/achievements'
import { ACHIEVEMENT_GLYPHS } from '../src/lib/emblems'
import { mergeGames, playedGames, rememberGame, type PlayedGame } from '../src/lib/played-games'
import { storeToken, storedTables, tokenFor } from '../src/lib/token-storage'
import { BadCode, importProfile, decode, encode, exportProfile } from '../src/lib/profile'
import { qrCode } from '../src/lib/qr'
import { settings } from '../src/lib/settings.svelte'
import { statistics } from '../src/lib/statistics'

const RHINO = { en: 'Rhino', es: 'Rino' }
const SPIDER = { en: 'Spider-Man', es: 'Spider-Man' }
const MINUTE = 60_000
let number = 0

function game(change: Partial<PlayedGame> = {}): PlayedGame {
  number++
  return { table: `t${number}`, game: 'champions', at: number * MINUTE, seats: [0], people: ['Ana'], villain: RHINO, heroes: [SPIDER], over: true, won: true, lesson: false, choices: 40, length: 6, facts: { life: 4, damage: 3 }, others: 0, bots: [], unranked: false, rewound: false, ...change }
}

const earned = (list: PlayedGame[]) => achieved(list).filter((one) => one.by).map((one) => one.achievement.id)

beforeEach(() => {
  localStorage.clear()
  settings.set({ name: '', emblem: '' })
  settings.set({ chosen: 0 })
  number = 0
})

describe('statistics', () => {
  it('count finished games by villain and hero, with streaks and lengths', () => {
    const list = [game(), game({ won: false, length: 10 }), game(), game({ villain: { en: 'Klaw', es: 'Klaw' } }), game({ over: false }), game({ lesson: true }), game({ game: 'splendor', villain: null, heroes: [] })]
    const found = statistics(list, 'champions')
    expect([found.played, found.won, found.streak, found.bestStreak, found.longest, found.mean]).toEqual([4, 3, 2, 2, 10, 7])
    expect(found.villains).toEqual([{ name: RHINO, played: 3, won: 2 }, { name: { en: 'Klaw', es: 'Klaw' }, played: 1, won: 1 }])
    expect(found.heroes).toEqual([{ name: SPIDER, played: 4, won: 3 }])
    expect(statistics(list).played).toBe(5)
    expect(statistics([])).toMatchObject({ played: 0, streak: 0, longest: 0, mean: 0 })
  })

  it('accept games stored before statistics existed', () => {
    const { facts: _facts, length: _length, ...old } = game()
    expect(statistics([old], 'champions')).toMatchObject({ played: 1, longest: 0, lengths: [] })
    expect(earned([old])).toEqual(['origin', 'champion'])
  })
})

describe('achievements', () => {
  it('each have a unique picture', () => {
    expect(ACHIEVEMENTS.map((one) => one.id).sort()).toEqual(Object.keys(ACHIEVEMENT_GLYPHS).sort())
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(20)
  })

  it('are earned by the game that completed them', () => {
    const list = [game({ won: false }), game({ won: false }), game({ won: false }), game({ facts: { life: 1, damage: 9 } }), game()]
    expect(earned(list)).toEqual(['origin', 'comeback', 'champion', 'by-a-thread'])
    expect(achieved(list).find((one) => one.achievement.id === 'comeback')?.by?.table).toBe('t4')
    expect(achieved(list).find((one) => one.achievement.id === 'streak')).toMatchObject({ have: 2, by: null })
  })

  it('do not count lost games, known decks, or feats after an undo', () => {
    const thread = { facts: { life: 1, damage: 9 } }
    expect(earned([game({ ...thread, won: false })])).toEqual([])
    expect(earned([game({ ...thread, unranked: true })])).toEqual([])
    expect(earned([game({ ...thread, unranked: true, corrected: true })])).toEqual([])
    expect(earned([game({ ...thread, rewound: true })])).toEqual(['origin', 'champion'])
    expect(earned([game({ facts: { life: 5, damage: 0, skirmish: 1 } })])).toEqual(['origin', 'champion'])
  })
})

describe('the code of a profile', () => {
  it('moves everything to another device without duplicates', async () => {
    settings.set({ name: 'Ana', emblem: 'squirrel' })
    for (const one of [game(), game({ villain: null, heroes: [], over: false, won: false }), game()]) rememberGame(one)
    storeToken('t2', 'splendor', 'secret')
    const before = playedGames()
    const code = await encode(exportProfile(true))
    localStorage.clear()
    settings.set({ name: '', emblem: '', chosen: 0 })
    settings.set({ chosen: 0 })
    expect(importProfile(await decode(` https://x.example/profile#${code.slice(0, 30)}\n${code.slice(30)} `))).toBe(3)
    expect(playedGames()).toEqual([...before].sort((one, other) => other.at - one.at))
    expect([settings.name, settings.emblem, tokenFor('t2')]).toEqual(['Ana', 'squirrel', 'secret'])
    expect(importProfile(await decode(code))).toBe(0)
  })

  it('contains seats only on request', async () => {
    storeToken('t1', 'splendor', 'secret')
    expect((await decode(await encode(exportProfile(false)))).seats).toEqual([])
    expect(storedTables()).toHaveLength(1)
  })

  it('never overwrites newer data', async () => {
    settings.set({ name: 'Ana' })
    const code = await encode({ ...exportProfile(false), name: 'Eva', chosen: MINUTE, played: [game({ over: false, won: false }), game({ won: false })] })
    rememberGame(game({ table: 't1', at: 50 * MINUTE, over: false, won: false, people: ['Ana', 'Luis'] }))
    rememberGame(game({ table: 't2', at: 50 * MINUTE }))
    storeToken('t1', 'champions', 'mine')
    expect(importProfile(await decode(code))).toBe(0)
    expect(settings.name).toBe('Ana')
    expect(playedGames().map((one) => [one.table, one.won, one.people.length])).toEqual([['t2', true, 1], ['t1', false, 2]])
    expect(mergeGames([game({ table: 't1', at: MINUTE })])).toBe(1) // it has ended there
  })

  it('drops no seat of this device and accepts no unknown emblem', async () => {
    const seats = Array.from({ length: 40 }, (_, index) => ({ table: `far${index}`, game: 'splendor', token: 'theirs' }))
    const code = await encode({ ...exportProfile(false), emblem: 'constructor', chosen: Date.now() + 60 * MINUTE, seats })
    for (const table of ['near1', 'near2']) storeToken(table, 'splendor', 'mine')
    importProfile(await decode(code))
    expect([tokenFor('near1'), tokenFor('near2'), tokenFor('far0')]).toEqual(['mine', 'mine', 'theirs'])
    expect([settings.emblem, storedTables().length]).toEqual(['', 30])
  })

  it('is rejected as a whole on any error', async () => {
    const code = await encode({ ...exportProfile(false), played: [game()] })
    const bad = [game({ table: '../x' }), game({ seats: ['0'] as unknown as number[] }), game({ people: [7] as unknown as string[] })]
    const codes = ['', 'hello', code.slice(0, -9), `${code.slice(0, 12)}!${code.slice(13)}`, ...(await Promise.all(bad.map((one) => encode({ ...exportProfile(false), played: [one] }))))]
    for (const one of codes) await expect(decode(one), one).rejects.toBeInstanceOf(BadCode)
  })

  it('fits into a QR code for a few dozen games', async () => {
    const list = Array.from({ length: 24 }, (_, index) => game({ table: createHash('sha256').update(String(index)).digest('base64url').slice(0, 12) }))
    const code = await encode({ ...exportProfile(false), played: list })
    expect(qrCode(`https://tableverse.example/profile#${code}`)).not.toBeNull()
  })
})
