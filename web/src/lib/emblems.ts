/** The emblems to choose from for a profile, each with its colour, and the glyphs of the achievements by id. */
export const EMBLEMS: Record<string, string> = {
  'spider-mask': 'var(--red)',
  'star-formation': 'var(--blue)',
  'mighty-force': 'var(--green)',
  'robot-helmet': 'var(--bronze)',
  'saber-toothed-cat-head': 'var(--violet-dark)',
  'thor-hammer': 'var(--cobalt)',
  'all-seeing-eye': 'var(--violet)',
  'bow-arrow': 'var(--lobby-green)',
  'raccoon-head': 'var(--grey)',
  'tree-face': 'var(--umber)',
  squirrel: 'var(--maroon)',
  'burning-skull': 'var(--wine)',
}
export const FIRST_EMBLEM = 'spider-mask'

export const ACHIEVEMENT_GLYPHS: Record<string, string> = {
  origin: 'star-formation',
  multiverse: 'wireframe-globe',
  quartet: 'laurel-crown',
  assemble: 'three-friends',
  streak: 'comet-spark',
  comeback: 'burning-skull',
  regular: 'open-book',
  gauntlet: 'gauntlet',
  'full-table': 'round-table',
  'against-legend': 'vintage-robot',
  landslide: 'mountaintop',
  landlord: 'modern-city',
  united: 'fist',
  rogues: 'diablo-skull',
  'three-missions': 'check-mark',
  'last-plan': 'empty-hourglass',
  'hard-challenge': 'mighty-force',
  villainy: 'horned-helm',
  commander: 'rank-3',
  dagger: 'daggers',
  'four-nemeses': 'crowned-skull',
  harder: 'swords-emblem',
  'safe-bases': 'house',
  unbattered: 'eagle-emblem',
  brink: 'lightning-mask',
  champion: 'spider-mask',
  'five-heroes': 'robot-helmet',
  expert: 'all-seeing-eye',
  'by-a-thread': 'spider-web',
  quick: 'sprint',
  untouched: 'biceps',
}

/** Every glyph named here, for the sprite of all pages. */
export const GLYPHS: string[] = [...Object.keys(EMBLEMS), ...Object.values(ACHIEVEMENT_GLYPHS)]
