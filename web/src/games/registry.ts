/** Which games can be played in the browser, and how each is fetched when it is wanted. */
import type { Component } from 'svelte'
import { drawGlyphs } from '../lib/glyphs'
import type { Picture } from '../lib/rules/book'
import { spoken, texts } from '../lib/texts.svelte'
import type { Arguments } from '../lib/wire'
import type { CardsProps, DecksProps, GameClient } from './client'

/** What the lobby knows of a game before its pictures are fetched. */
export interface GameEntry {
  load: () => Promise<{ default: GameClient }>
  /** One click to a game that a beginner may win: weak opponents, strong teammates, the mildest villain by the measured balance. */
  quick: { seats: ('me' | 'easy' | 'hard')[]; settings?: Arguments }
  /** What the terms of its glossary look like. */
  pictures: () => Promise<{ picture: (name: string) => Picture | null }>
  /** Everything that lies in its box. */
  cards: () => Promise<{ default: Component<CardsProps> }>
  /** Games with decks of one's own have a page for them. */
  decks?: () => Promise<{ default: Component<DecksProps> }>
}

const ENTRIES: Record<string, GameEntry> = {
  splendor: { load: () => import('./splendor'), cards: () => import('./splendor/Cards.svelte'), pictures: () => import('./splendor/pictures'), quick: { seats: ['me', 'easy'] } },
  united: { load: () => import('./united'), cards: () => import('./united/Cards.svelte'), pictures: () => import('./united/pictures'), quick: { seats: ['me', 'hard', 'hard'], settings: { villain: 'emperor-doom' } } },
  dagger: { load: () => import('./dagger'), cards: () => import('./dagger/Cards.svelte'), pictures: () => import('./dagger/pictures'), quick: { seats: ['me', 'hard'], settings: { difficulty: 'easier' } } },
  champions: { load: () => import('./champions'), cards: () => import('./champions/Cards.svelte'), pictures: () => import('./champions/pictures'), quick: { seats: ['me'], settings: { scenario: 'rhino', 'deck-1': 'spider-man-justice' } }, decks: () => spoken('champions-setup', import('./champions/Decks.svelte')) },
}

/** Can this game be played in the browser? */
export function hasClient(game: string): boolean {
  return game in ENTRIES
}

export function gameEntry(game: string): GameEntry | null {
  return ENTRIES[game] ?? null
}

/** What is said in a game, and what is drawn: whatever shows something of it waits for the words. */
export function loadTextsAndGlyphs(game: string): Promise<void> {
  drawGlyphs(game)
  return texts.learn(game)
}

/** The pictures and the words of a game, once it is known which one it is. */
export async function gameClient(game: string): Promise<GameClient | null> {
  const [found] = await Promise.all([ENTRIES[game]?.load(), loadTextsAndGlyphs(game)])
  return found?.default ?? null
}

/** How the terms of a game are drawn; without a client, not at all. */
export async function pictures(game: string): Promise<(name: string) => Picture | null> {
  drawGlyphs(game)
  return (await ENTRIES[game]?.pictures())?.picture ?? (() => null)
}

/** In the order of the doors. */
export const GAMES = Object.keys(ENTRIES)
