import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isCardWord, withoutCardWords } from '../browser-texts'
import { term } from '../src/games/splendor/words'
import type { Content } from '../src/games/splendor/content'
import { seatNames } from '../src/lib/seat-names'
import { messageText, eventText, type MessageContext } from '../src/lib/message-text'
import { LANGUAGES, texts, type Language } from '../src/lib/texts.svelte'
import type { SeatShown } from '../src/lib/wire'

const locale = join(__dirname, '../../src/tableverse/locale')

function messages(language: Language): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(join(locale, language))) {
    const resource = new FluentResource(readFileSync(join(locale, language, file), 'utf8'))
    for (const entry of resource.body) found.set(entry.id, JSON.stringify(entry))
  }
  return found
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    // Emblem files are skipped, because ids of cards and glyphs may look like text keys.
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && entry.name !== 'emblems.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

const content: Content = {
  characters: new Map([
    ['hawkeye', { id: 'hawkeye', name: { en: 'Hawkeye', es: 'Ojo de Halcón' }, source: '', level: 1, bonus: 'orange', points: 0, avengers: 1, cost: {} }],
  ]),
  locations: new Map(),
}
const speaker: MessageContext = { game: 'splendor', people: ['Ana', 'Luis'], term: term(content) }

describe('the texts', () => {
  const used = new Set(sources(join(__dirname, '../src')).match(/(?<=['"`])(?:web|splendor|united|dagger|champions|lesson|bot)-[a-z0-9-]*[a-z0-9](?=['"`])/g))
  used.delete('united-nations-headquarters') // a place, not a text key
  used.delete('champions-setup') // the name of a text file

  it('of cards stay on the server, and the client uses none of them', () => {
    const source = readFileSync(join(locale, 'en/champions.ftl'), 'utf8')
    const here = new FluentResource(withoutCardWords(source)).body.map((entry) => entry.id)
    const gone = new FluentResource(source).body.map((entry) => entry.id).filter((id) => !here.includes(id))
    expect(gone.length).toBeGreaterThan(400)
    expect(gone.filter((id) => !isCardWord(id))).toEqual([])
    expect([...used].filter((id) => isCardWord(id))).toEqual([])
    // No remaining text refers to a removed one, and all keys built at run time start like remaining ones.
    const referred = withoutCardWords(source).match(/(?<=\{ )champions-[a-z0-9-]+/g) ?? []
    expect(referred.filter((id) => !here.includes(id))).toEqual([])
    const begun = sources(join(__dirname, '../src')).match(/(?<=['"`])champions-[a-z-]+-(?=\$\{)/g) ?? []
    expect(begun.length).toBeGreaterThan(3)
    expect(begun.filter((start) => !here.some((id) => id.startsWith(start)))).toEqual([])
  })

  it.each(LANGUAGES)('of the client all exist in %s', (language) => {
    const known = messages(language)
    expect(used.size).toBeGreaterThan(80)
    expect([...used].filter((key) => !known.has(key))).toEqual([])
  })

  it('use the same variables in both languages', () => {
    const variables = (entry: string) => [...new Set(entry.match(/(?<="type":"var","name":")[^"]+/g))].sort()
    const english = messages('en')
    for (const [key, entry] of messages('es')) {
      if (key.startsWith('web-')) expect([key, ...variables(entry)]).toEqual([key, ...variables(english.get(key)!)])
    }
  })
})

describe('messages', () => {
  beforeAll(async () => {
    await texts.speak('en')
    await texts.learn('splendor')
  })

  it('name people, cards and gems', async () => {
    const event = { move: 1, kind: 'recruited', facts: { seat: 1, card: 'hawkeye', tokens: ['red', 'red', 'yellow'] } }
    expect(eventText(speaker, event)).toBe('Luis recruits Hawkeye for 2 Reality and 1 Mind')
    await texts.speak('es')
    expect(eventText(speaker, event)).toBe('Luis recluta a Ojo de Halcón y paga 2 Realidad y 1 Mente')
    await texts.speak('en')
  })

  it('cover a free recruit', () => {
    const event = { move: 1, kind: 'recruited', facts: { seat: 0, card: 'hawkeye', tokens: 'nothing' } }
    expect(eventText(speaker, event)).toBe('Ana recruits Hawkeye for free')
  })

  it('use plural forms', () => {
    expect(messageText(speaker, { key: 'splendor-ask-return', arguments: { excess: 1 } })).toMatch(/\b1 token\b/)
    expect(messageText(speaker, { key: 'splendor-ask-return', arguments: { excess: 2 } })).toContain('2 tokens')
  })

  it('show an unknown key as itself', () => {
    expect(texts.say('no-such-key')).toBe('no-such-key')
  })
})

describe('seat names', () => {
  const seat = (number: number, change: Partial<SeatShown>): SeatShown => ({
    seat: number, kind: 'person', name: '', bot: null, online: true, thinking: false, away_seconds: 0, ...change,
  })

  it('number equal bots and the seats of one person, and keep the name of a seat held by a bot', () => {
    const seats = [
      seat(0, { name: 'Ana' }),
      seat(1, { kind: 'bot', bot: 'normal' }),
      seat(2, { kind: 'bot', bot: 'normal' }),
      seat(3, { kind: 'bot', bot: 'mcts:100', name: 'Luis' }),
    ]
    expect(seatNames(seats)).toEqual(['Ana', 'Sidekick 1', 'Sidekick 2', 'Luis (bot)'])
    expect(seatNames([seat(0, { name: 'Ana' }), seat(1, { name: 'Luis' }), seat(2, { name: 'Ana' })])).toEqual(['Ana 1', 'Luis', 'Ana 2'])
    expect(seatNames([seat(0, { kind: 'bot', bot: 'hard' }), seat(1, { kind: 'open' })])).toEqual(['Legend', 'Open seat'])
  })
})
