/** The glyphs of the interface, by meaning. */
export const ICONS = {
  home: 'house',
  undo: 'return-arrow',
  log: 'scroll-unfurled',
  chat: 'chat-bubble',
  settings: 'cog',
  sizes: 'magnifying-glass',
  help: 'help',
  rules: 'open-book',
  bot: 'vintage-robot',
  person: 'person',
  watch: 'eye-target',
  crown: 'laurel-crown',
  play: 'play-button',
  pause: 'pause-button',
  forward: 'next-button',
  back: 'previous-button',
  download: 'save-arrow',
  proof: 'wax-seal',
  share: 'share',
  leave: 'exit-door',
  close: 'cancel',
  check: 'check-mark',
  away: 'empty-hourglass',
  seat: 'office-chair',
  splendor: 'cut-diamond',
  united: 'three-friends',
  dagger: 'wireframe-globe',
  champions: 'swords-emblem',
  hint: 'light-bulb',
  pack: 'jigsaw-piece',
} as const

/** The emblems of each game's picture in the lobby, the front one last. Each also occurs in that game. */
export const DOOR_EMBLEMS: Record<string, string[]> = {
  united: ['feline', 'thor-hammer', 'burning-skull'],
  dagger: ['horned-helm', 'gauntlet', 'wireframe-globe'],
  champions: ['masked-spider', 'iron-mask', 'swords-emblem'],
}

export type IconName = keyof typeof ICONS
