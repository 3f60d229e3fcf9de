/** The glyphs of the interface itself, by what they stand for. */
export const SIGNS = {
  home: 'house',
  undo: 'return-arrow',
  log: 'scroll-unfurled',
  chat: 'chat-bubble',
  settings: 'cog',
  help: 'help',
  bot: 'vintage-robot',
  person: 'person',
  watch: 'eye-target',
  crown: 'laurel-crown',
  play: 'play-button',
  pause: 'pause-button',
  forward: 'next-button',
  back: 'previous-button',
  download: 'save-arrow',
  share: 'share',
  leave: 'exit-door',
  close: 'cancel',
  check: 'check-mark',
  away: 'empty-hourglass',
  seat: 'office-chair',
  united: 'three-friends',
  dagger: 'wireframe-globe',
  champions: 'swords-emblem',
} as const

export type Sign = keyof typeof SIGNS
