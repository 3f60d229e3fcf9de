import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeToken } from '../src/lib/token-storage'
import { isNewTo, keepOffered, keepProgress, progressOf } from '../src/lib/lessons'
import { find, freeBand, roomFor, shared } from '../src/parts/lesson/bubble-position'

describe('progress in lessons', () => {
  beforeEach(() => localStorage.clear())

  it('is stored by game and lesson, and completion is kept', () => {
    expect(progressOf('splendor', 'first-game')).toBeNull()
    keepProgress('splendor', 'first-game', { table: 'a', step: 10, steps: 10, done: true })
    keepProgress('splendor', 'first-game', { table: 'b', step: 1, steps: 10, done: false })
    expect(progressOf('splendor', 'first-game')).toEqual({ table: 'b', step: 1, steps: 10, done: true })
    expect(progressOf('united', 'first-game')).toBeNull()
  })

  it('is offered once to people new to a game', () => {
    expect(isNewTo('splendor')).toBe(true)
    keepOffered('splendor')
    expect(isNewTo('splendor')).toBe(false)
    expect(isNewTo('united')).toBe(true)
    storeToken('table', 'united', 'token')
    expect(isNewTo('united')).toBe(false)
  })

  it('starts over if the stored data is damaged', () => {
    localStorage.setItem('tableverse-lessons', '{')
    expect(progressOf('splendor', 'first-game')).toBeNull()
  })
})

describe('the bubble', () => {
  const screen = { left: 0, top: 50, width: 1000, height: 700 }
  const size = { width: 300, height: 200 }

  it('covers as little of the highlighted things as possible', () => {
    const lit = { box: { left: 0, top: 400, width: 500, height: 350 }, weight: 20 }
    const spot = roomFor(size, screen, [lit], null)
    expect(shared({ ...spot, ...size }, lit.box)).toBe(0)
    expect(spot.top).toBeGreaterThanOrEqual(screen.top)
  })

  it('stays in place unless another position is clearly better', () => {
    const now = { left: 400, top: 300 }
    expect(roomFor(size, screen, [], now)).toEqual(now)
    const there = { box: { left: 400, top: 300, width: 300, height: 200 }, weight: 20 }
    expect(roomFor(size, screen, [there], now)).not.toEqual(now)
    expect(roomFor(size, { ...screen, width: 500 }, [], now)).not.toEqual(now)
  })
})

describe('a thing the coach mentions', () => {
  const games = join(__dirname, '../../src/tableverse/games')
  const rows = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('lessons/places.yaml'))
    .flatMap((name) => {
      const lines = readFileSync(join(games, name), 'utf8').split('\n')
      return lines.filter((line) => line.startsWith('- ')).map((line) => [name.split('/')[0]!, line.slice(2).replaceAll('"', '')] as const)
    })

  it.each(rows)('%s has a part of its board called %s', (game, place) => {
    const folder = join(__dirname, '../src/games', game)
    const sources = [...readdirSync(folder).map((name) => join(folder, name)), join(__dirname, '../src/parts/DecisionBar.svelte')]
    const text = sources.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(name, 'utf8')).join('\n')
    if (place.includes(':')) expect(text).toContain(`\`${place.split(':')[0]}:`)
    else for (const word of place.split(' ')) expect(text).toMatch(new RegExp(`class="[^"]*\\b${word}\\b|['\`]${word}['\`]`))
  })

  it('is found by its name or class', () => {
    document.body.innerHTML = '<div class="board"><p class="mine"><b class="columns" data-spot="card:hulk"></b></p></div>'
    const seen = { width: 10, height: 10 } as DOMRect
    for (const element of document.querySelectorAll('*')) element.getBoundingClientRect = () => seen
    expect(find('card:hulk')?.className).toBe('columns')
    expect(find('mine columns')?.className).toBe('columns')
    expect(find('mine')?.className).toBe('mine')
    expect(find('card:nobody')).toBeNull()
  })
})

describe('a bubble as wide as a phone', () => {
  const screen = { left: 0, top: 50, width: 390, height: 750 }
  const at = (top: number, height: number) => ({ left: 10, top, width: 100, height })

  it('fits the largest gap between highlighted things', () => {
    expect(freeBand([], screen)).toBe(730)
    expect(freeBand([at(650, 60), at(280, 100)], screen)).toBe(250) // between the two of them
    expect(freeBand([at(60, 100), at(100, 20)], screen)).toBe(620) // below both
  })
})
