/** Which glyph of game-icons.net stands for what, and the colours of heroes, aspects and villains. */
import type { Card } from './content.ts'

/** Cards that have a picture of their own; the others show that of their trait or their type. */
export const EMBLEMS: Record<string, string> = {
  'spider-man': 'spider-mask',
  'peter-parker': 'magnifying-glass',
  'captain-marvel': 'star-formation',
  'carol-danvers': 'plane-pilot',
  'she-hulk': 'mighty-force',
  'jennifer-walters': 'gavel',
  'iron-man': 'robot-helmet',
  'tony-stark': 'light-bulb',
  'black-panther': 'saber-toothed-cat-head',
  't-challa': 'imperial-crown',
  'rhino-1': 'charging-bull',
  'rhino-2': 'charging-bull',
  'rhino-3': 'charging-bull',
  'klaw-1': 'sonic-shout',
  'klaw-2': 'sonic-shout',
  'klaw-3': 'sonic-shout',
  'ultron-1': 'robot-golem',
  'ultron-2': 'robot-golem',
  'ultron-3': 'robot-golem',
  hulk: 'fist',
  tigra: 'tiger-head',
  mockingbird: 'bird-mask',
  'nick-fury': 'one-eyed',
  shuri: 'processor',
  'spider-woman': 'masked-spider',
  'war-machine': 'minigun',
  'jessica-jones': 'domino-mask',
  daredevil: 'devil-mask',
  hawkeye: 'bowman',
  'maria-hill': 'police-badge',
  vision: 'android-mask',
  'black-widow': 'hanging-spider',
  'luke-cage': 'muscle-up',
  hellcat: 'cat',
  'black-cat': 'hollow-cat',
  killmonger: 'hooded-assassin',
  'yon-rogg': 'ringed-planet',
  whiplash: 'electric-whip',
  vulture: 'vulture',
  titania: 'biceps',
  'radioactive-man': 'radioactive',
  whirlwind: 'whirlwind',
  'tiger-shark': 'shark-jaws',
  melter: 'melting-metal',
  'madame-hydra': 'hydra',
  'hydra-soldier': 'hydra',
  'hydra-mercenary': 'hydra',
  'hydra-bomber': 'unlit-bomb',
  sandman: 'dust-cloud',
  shocker: 'sonic-boom',
  'm-o-d-o-k': 'brain-tentacle',
  'armored-guard': 'visored-helm',
  'weapons-runner': 'ammo-box',
  'advanced-ultron-drone': 'delivery-drone',
  'facedown-drone': 'delivery-drone',
  'ultron-drones': 'delivery-drone',
  'drone-factory': 'factory',
  'bomb-scare': 'time-bomb',
  'aunt-may': 'flower-pot',
  'pepper-potts': 'phone',
  'web-shooter': 'web-spit',
  'webbed-up': 'spider-web',
  'swinging-web-kick': 'foot-trip',
  'enhanced-spider-sense': 'psychic-waves',
  'spider-tracer': 'radar-sweep',
  backflip: 'acrobatic',
  haymaker: 'punch',
  uppercut: 'punch-blast',
  'counter-punch': 'punch-blast',
  'gamma-slam': 'earth-crack',
  'ground-stomp': 'boot-stomp',
  'first-aid': 'first-aid-kit',
  'med-team': 'first-aid-kit',
  'repulsor-blast': 'laser-blast',
  'photonic-blast': 'comet-spark',
  'energy-absorption': 'energise',
  'energy-channel': 'energise',
  'arc-reactor': 'power-generator',
  'rocket-boots': 'rocket-thruster',
  'cosmic-flight': 'comet-spark',
  'powered-gauntlets': 'gauntlet',
  'mark-v-armor': 'chest-armor',
  'vibranium-suit': 'chest-armor',
  'armored-vest': 'kevlar-vest',
  'energy-daggers': 'daggers',
  'panther-claws': 'crossed-claws',
  'tactical-genius': 'brain',
  helicarrier: 'helicopter',
  'stark-tower': 'modern-city',
  'avengers-mansion': 'house',
  'interrogation-room': 'padlock',
  'surveillance-team': 'cctv-camera',
  'armored-rhino-suit': 'chest-armor',
  'enhanced-ivory-horn': 'rhinoceros-horn',
  charge: 'charging-bull',
  stampede: 'charging-bull',
  'sonic-converter': 'sound-waves',
  'solid-sound-body': 'sound-waves',
  explosion: 'mushroom-cloud',
  'crowd-control': 'barricade',
  'breakin-takin': 'robber',
  'highway-robbery': 'robber',
  'shadow-of-the-past': 'shadow-follower',
  'heart-shaped-herb': 'herbs-bundle',
  'usurp-the-throne': 'throne-king',
  'imminent-overload': 'circuitry',
  'invasive-ai': 'circuitry',
  'the-doomsday-chair': 'overmind',
  'split-personality': 'duality-mask',
  'legal-practice': 'gavel',
  'legal-work': 'gavel',
}

const TRAITS: Record<string, string> = {
  attack: 'punch-blast',
  thwart: 'magnifying-glass',
  defense: 'vibrating-shield',
  location: 'modern-city',
  weapon: 'laser-blast',
  armor: 'chest-armor',
  tech: 'circuitry',
  shield: 'police-badge',
  superpower: 'energise',
  skill: 'body-balance',
  tactic: 'rally-the-troops',
  condition: 'armor-upgrade',
  persona: 'person',
  item: 'circuitry',
}

export const KINDS: Record<string, string> = {
  hero: 'domino-mask',
  'alter-ego': 'person',
  ally: 'three-friends',
  event: 'star-swirl',
  resource: 'energise',
  support: 'backup',
  upgrade: 'armor-upgrade',
  villain: 'devil-mask',
  'main-scheme': 'on-target',
  'side-scheme': 'hazard-sign',
  'player-side-scheme': 'rally-the-troops',
  minion: 'ninja-mask',
  treachery: 'confrontation',
  attachment: 'armor-upgrade',
  environment: 'modern-city',
  obligation: 'envelope',
}

export const RESOURCES: Record<string, string> = { energy: 'power-lightning', mental: 'brain', physical: 'fist', wild: 'round-star', any: 'uncertainty' }
export const RESOURCE_TONES: Record<string, string> = { energy: 'var(--sun)', mental: 'var(--blue)', physical: 'var(--red)', wild: 'var(--green)', any: 'var(--grey)' }
export const RESOURCE_INKS: Record<string, string> = { energy: 'var(--ink)', mental: 'var(--white)', physical: 'var(--white)', wild: 'var(--white)', any: 'var(--white)' }
export const STATS: Record<string, string> = { thw: 'magnifying-glass', atk: 'punch-blast', def: 'checked-shield', rec: 'heart-plus', sch: 'on-target', hp: 'hearts', hand: 'card-pickup' }
export const STATUSES: Record<string, string> = { stunned: 'knockout', confused: 'uncertainty', tough: 'checked-shield' }
export const ICONS: Record<string, string> = { acceleration: 'speedometer', crisis: 'siren', hazard: 'hazard-sign', amplify: 'megaphone' }
export const MARKS = { boost: 'round-star', deck: 'card-draw', discard: 'card-discard', counter: 'cycle', first: 'laurel-crown', threat: 'on-target', damage: 'skull-crossed-bones', flip: 'duality-mask', hand: 'card-pickup', dealt: 'card-random', log: 'notebook', victory: 'trophy', removed: 'cancel' } as const

export function emblem(card: Card): string {
  if (card.kind === 'resource') return RESOURCES[card.resources[0] ?? 'any']!
  const trait = card.traits.find((one) => TRAITS[one.id])
  return EMBLEMS[card.id] ?? (trait && TRAITS[trait.id]) ?? KINDS[card.kind] ?? 'star-swirl'
}

const SETS: Record<string, string> = {
  'spider-man': '#c81d30',
  'captain-marvel': '#1c4fa0',
  'she-hulk': '#3a7d2c',
  'iron-man': '#a8740c',
  'black-panther': '#4d3690',
  rhino: '#5f6d78',
  klaw: '#7c2a9c',
  ultron: '#7a2430',
}

const ASPECTS: Record<string, string> = {
  aggression: '#b81f2e',
  justice: '#866400',
  leadership: '#1769cf',
  protection: '#12743a',
  basic: '#5d6873',
  pool: '#b03a7c',
  encounter: '#5a3d2c',
}

/** Dark enough for white letters. */
export function tone(card: Card): string {
  return SETS[card.set.replace(/-nemesis$/, '')] ?? ASPECTS[card.aspect] ?? '#5a3d2c'
}

export const GLYPHS: string[] = [
  ...new Set([EMBLEMS, TRAITS, KINDS, RESOURCES, STATS, STATUSES, ICONS, MARKS].flatMap((group) => Object.values(group))),
]
