import { beforeEach, describe, expect, it } from 'vitest'
import { forgetUnfinished, playedGames, rememberGame, type PlayedGame } from '../src/lib/played-games'
import { storeTableSettings, lastTableSettings } from '../src/lib/last-table-settings'
import type { ClockRequest, GameOffered } from '../src/lib/rest'

const game: GameOffered = { id: 'united', min_seats: 1, max_seats: 3, settings: { villain: ['random', 'maestro'], 'deck-1': ['next'] }, bots: [{ spec: 'easy', key: 'level-easy' }], lessons: [] }
const played = (change: Partial<PlayedGame>): PlayedGame => ({ table: 'a', game: 'united', at: 5, seats: [0], people: ['Ana'], villain: null, heroes: [], over: false, won: false, lesson: false, ...change })

beforeEach(() => localStorage.clear())

describe('the settings of the last table', () => {
  it('are the defaults of the next one', () => {
    expect(lastTableSettings(game).seats).toEqual(['me', 'open'])
    const clock: ClockRequest = { kind: 'turn', seconds: 90, at_zero: 'bot' }
    storeTableSettings('united', { seats: ['easy', 'me'], minutes: 9, private: true, settings: { villain: 'maestro', 'deck-1': { hero: 'x' } }, clock })
    expect(lastTableSettings(game)).toEqual({ seats: ['easy', 'me'], minutes: 9, private: true, settings: { villain: 'maestro', 'deck-1': { hero: 'x' } }, clock })
  })

  it('lose what is no longer offered, and damaged entries', () => {
    storeTableSettings('united', { seats: ['gone', 'me', 'easy', 'easy', 'easy'], minutes: 3, private: false, settings: { villain: 'gone', colour: 'red' } })
    expect(lastTableSettings(game)).toEqual({ seats: ['me', 'easy', 'easy'], minutes: 3, private: false, settings: {}, clock: null })
    localStorage.setItem('tableverse-last-table', '{broken')
    expect(lastTableSettings(game).seats).toEqual(['me', 'open'])
  })
})

describe('the played games', () => {
  it('are stored once per table, newest first', () => {
    rememberGame(played({}))
    rememberGame(played({ table: 'b' }))
    rememberGame(played({ villain: { en: 'Maestro', es: 'Maestro' } }))
    expect(playedGames().map((one) => one.table)).toEqual(['a', 'b'])
    expect(playedGames()[0]?.villain?.en).toBe('Maestro')
  })

  it('keep the result of a finished game', () => {
    rememberGame(played({ table: 'c', over: true, won: true }))
    rememberGame(played({ table: 'c', over: false }))
    forgetUnfinished('c')
    expect(playedGames()).toMatchObject([{ table: 'c', won: true }])
    rememberGame(played({ table: 'd' }))
    forgetUnfinished('d')
    expect(playedGames().map((one) => one.table)).toEqual(['c'])
  })
})
