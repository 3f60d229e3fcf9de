/** The game-icons glyphs of heroes, enemies, bases and signs. They are our own choice and never a logo. */
export const HEROES: Record<string, string> = {
  'black-panther-tchalla': 'claws',
  'black-panther-shuri': 'circuitry',
  'black-widow-natasha': 'hourglass',
  'black-widow-yelena': 'crossed-pistols',
  'captain-america-steve': 'round-shield',
  'captain-america-sam': 'feathered-wing',
  'captain-marvel-carol': 'star-swirl',
  'captain-marvel-monica': 'sun-radiations',
  daredevil: 'devil-mask',
  elektra: 'sai',
  hulk: 'fist',
  'she-hulk': 'biceps',
  'iron-man': 'iron-mask',
  'war-machine': 'missile-launcher',
  'spider-man-peter': 'spider-face',
  'spider-man-miles': 'masked-spider',
  'sorcerer-supreme-strange': 'third-eye',
  'sorcerer-supreme-drumm': 'magic-swirl',
  thor: 'thor-hammer',
  'mighty-thor': 'power-lightning',
}

export const ENEMIES: Record<string, string> = {
  draugr: 'shambling-zombie',
  'frost-giant': 'ice-golem',
  laufey: 'ice-spear',
  'hydra-soldier': 'octopus',
  crossbones: 'death-skull',
  'baron-strucker': 'mailed-fist',
  'aim-agent': 'gas-mask',
  'super-adaptoid': 'android-mask',
  modok: 'brain-tentacle',
  humanoid: 'robot-golem',
  abomination: 'gooey-impact',
  'the-leader': 'brain',
  'kree-soldier': 'visored-helm',
  'kree-sentry': 'mecha-head',
  ronan: 'warhammer',
  'skrull-infiltrator': 'alien-stare',
  'skrull-warrior': 'alien-skull',
  'super-skrull': 'duality-mask',
  'hired-gun': 'machine-gun',
  bullseye: 'bullseye',
  kingpin: 'money-stack',
  'mindless-one': 'eyeball',
  kaecilius: 'spell-book',
  'baron-mordo': 'hood',
  'illusory-enemy': 'two-shadows',
  'drone-swarm': 'delivery-drone',
  sleeper: 'metal-golem-head',
  outrider: 'fangs',
}

export const NEMESES: Record<string, string> = {
  loki: 'horned-helm',
  'red-skull': 'diablo-skull',
  ultron: 'robot-helmet',
  thanos: 'gauntlet',
}

export const BASE_GLYPHS: Record<string, string> = {
  'new-york': 'modern-city',
  atlantis: 'trident',
  wakanda: 'claws',
  madripoor: 'pirate-flag',
  iliad: 'carrier',
}

export const ASPECTS: Record<string, string> = {
  aggression: 'crossed-swords',
  protection: 'checked-shield',
  justice: 'gavel',
  leadership: 'star-flag',
  vigilance: 'eye-shield',
  determination: 'flame',
}

/** The faces of a die, which are also the attributes. */
export const FACES: Record<string, string> = {
  attack: 'punch',
  defy: 'megaphone',
  tactics: 'chess-knight',
  wild: 'sparkles',
  'rolled-wild': 'sparkles',
}

export const ACTION_GLYPHS: Record<string, string> = {
  move: 'walking-boot',
  combat: 'punch',
  defy: 'megaphone',
  rest: 'camping-tent',
}

export const MARKS = {
  life: 'hearts',
  power: 'sword-clash',
  threat: 'hazard-sign',
  teamUp: 'three-friends',
  strengthened: 'muscle-up',
  vulnerable: 'broken-shield',
  stunned: 'star-formation',
  normal: 'plain-circle',
  empowered: 'electric',
  mission: 'flag-objective',
  elite: 'skull-signet',
  event: 'radar-sweep',
  first: 'podium-winner',
  bifrost: 'rainbow-star',
  invaded: 'flame',
  ability: 'upgrade',
  support: 'shaking-hands',
  spawn: 'invisible',
  charge: 'battery-75',
  die: 'rolling-dices',
} as const

/** The glyphs of event icons. */
export const ICONS: Record<string, string> = {
  ongoing: 'cycle',
  'side-mission': 'flag-objective',
  'ability-1': 'rank-1',
  'ability-2': 'rank-2',
  'ability-3': 'rank-3',
}

export function enemyGlyph(card: string): string {
  return NEMESES[card] ?? ENEMIES[card] ?? MARKS.elite
}

export const GLYPHS: string[] = [HEROES, ENEMIES, NEMESES, BASE_GLYPHS, ASPECTS, FACES, ACTION_GLYPHS, MARKS, ICONS].flatMap((set) => Object.values(set))
