import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, expect, it } from 'vitest'
import SetUp from '../src/games/champions/SetUp.svelte'
import { keepDeck } from '../src/games/champions/my-decks'
import type { Deck } from '../src/games/champions/content'
import type { GameOffered } from '../src/lib/rest'
import type { Arguments } from '../src/lib/wire'

const game: GameOffered = { id: 'champions', min_seats: 1, max_seats: 4, settings: { mode: ['standard', 'expert'], modular: ['recommended', 'bomb-scare', 'masters-of-evil'] }, bots: [], lessons: [] }
const content = { card: [], deck: [], scenario: [], part: [], set: [] }
const webs: Deck = { name: 'Webs', hero: 'spider-man', aspects: [], cards: {} } as unknown as Deck

beforeEach(() => localStorage.clear())

/** Return the settings that the form of Champions derives from the last table's. */
function kept(before: Arguments): Arguments {
  let settings = before
  const props = {
    game,
    content,
    seats: 2,
    onseats: () => undefined,
    get settings() {
      return settings
    },
    set settings(now: Arguments) {
      settings = now
    },
  }
  const form = mount(SetUp, { target: document.body, props })
  flushSync()
  void unmount(form)
  return settings
}

it('own decks and additional modular sets are kept for the next table', () => {
  keepDeck(webs)
  const before = { scenario: 'rhino', mode: 'expert', modular: 'bomb-scare', 'modular-2': 'masters-of-evil', 'deck-1': webs, 'deck-2': 'next' }
  expect(kept(before)).toEqual(before)
})

it('a deleted deck is not kept', () => {
  expect(kept({ 'deck-1': webs })['deck-1']).toBe('next')
})
