/** The games playable in the browser, and the loaders of their modules. */
import type { Component } from 'svelte'
import { drawGlyphs } from '../lib/glyphs'
import type { Picture } from '../lib/rules/book'
import { spoken, texts } from '../lib/texts.svelte'
import type { Arguments } from '../lib/wire'
import type { CardsProps, DecksProps, GameClient } from './client'

/** The facts about a game that the lobby needs before the game's client is loaded. */
export interface GameEntry {
  load: () => Promise<{ default: GameClient }>
  /**
   * The quick game, which a beginner can win: weak opponents, strong teammates, and the easiest villain by measured win
   * rate.
   */
  quick: { seats: ('me' | 'easy' | 'hard')[]; settings?: Arguments }
  /** The pictures of the game's glossary terms. */
  pictures: () => Promise<{ picture: (name: string) => Picture | null }>
  /** The page with all components of the game. */
  cards: () => Promise<{ default: Component<CardsProps> }>
  /** The deck builder, if the game has one. */
  decks?: () => Promise<{ default: Component<DecksProps> }>
}

const ENTRIES: Record<string, GameEntry> = {
  splendor: { load: () => import('./splendor'), cards: () => import('./splendor/Cards.svelte'), pictures: () => import('./splendor/pictures'), quick: { seats: ['me', 'easy'] } },
  united: { load: () => import('./united'), cards: () => import('./united/Cards.svelte'), pictures: () => import('./united/pictures'), quick: { seats: ['me', 'hard', 'hard'], settings: { villain: 'emperor-doom' } } },
  dagger: { load: () => import('./dagger'), cards: () => import('./dagger/Cards.svelte'), pictures: () => import('./dagger/pictures'), quick: { seats: ['me', 'hard'], settings: { difficulty: 'easier' } } },
  champions: { load: () => import('./champions'), cards: () => import('./champions/Cards.svelte'), pictures: () => import('./champions/pictures'), quick: { seats: ['me'], settings: { scenario: 'rhino', 'deck-1': 'spider-man-justice' } }, decks: () => spoken('champions-setup', import('./champions/Decks.svelte')) },
}

/** Return whether the game can be played in the browser. */
export function hasClient(game: string): boolean {
  return game in ENTRIES
}

export function gameEntry(game: string): GameEntry | null {
  return ENTRIES[game] ?? null
}

/** Load the texts and glyphs of a game. Everything that shows the game waits for the texts. */
export function loadTextsAndGlyphs(game: string): Promise<void> {
  drawGlyphs(game)
  return texts.learn(game)
}

/** Load the client and texts of a game. */
export async function gameClient(game: string): Promise<GameClient | null> {
  const [found] = await Promise.all([ENTRIES[game]?.load(), loadTextsAndGlyphs(game)])
  return found?.default ?? null
}

/** Return the pictures of a game's terms. Without a client there are none. */
export async function pictures(game: string): Promise<(name: string) => Picture | null> {
  drawGlyphs(game)
  return (await ENTRIES[game]?.pictures())?.picture ?? (() => null)
}

/** The games in the order of the lobby. */
export const GAMES = Object.keys(ENTRIES)
