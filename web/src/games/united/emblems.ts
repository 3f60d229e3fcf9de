/** Emblems and colours of Heroes, Villains, Locations and other things. They are our own choice and never a logo. */
interface Look {
  glyph: string
  tone: string
}

export const HEROES: Record<string, Look> = {
  'captain-carter': { glyph: 'union-jack', tone: '#2a4fa3' },
  'spider-man-2099': { glyph: 'spider-bot', tone: '#1f6fd1' },
  loki: { glyph: 'horned-helm', tone: '#1c7a3e' },
  ironheart: { glyph: 'heart-armor', tone: '#c02a4d' },
  'mighty-thor': { glyph: 'thor-hammer', tone: '#587a96' },
  'black-panther-shuri': { glyph: 'feline', tone: '#5b3da0' },
  'cosmic-ghost-rider': { glyph: 'burning-skull', tone: '#c4551a' },
  // Spider-Geddon
  'peni-parker': { glyph: 'spider-mask', tone: '#b3356f' },
  'scarlet-spider': { glyph: 'long-legged-spider', tone: '#a8262f' },
  silk: { glyph: 'spider-web', tone: '#93441f' },
  'spider-man-noir': { glyph: 'fedora', tone: '#4a4f59' },
  'spider-punk': { glyph: 'guitar', tone: '#0f7a86' },
  'symbiote-spider-man': { glyph: 'masked-spider', tone: '#33384a' },
}

export const VILLAINS: Record<string, Look> = {
  maestro: { glyph: 'biceps', tone: '#3f7d2c' },
  immortus: { glyph: 'hourglass', tone: '#6a3f9e' },
  'emperor-doom': { glyph: 'crowned-skull', tone: '#2f6b58' },
  'anti-venom': { glyph: 'sharp-smile', tone: '#5f6a78' },
  morlun: { glyph: 'vampire-dracula', tone: '#7d1f33' },
  spot: { glyph: 'magic-portal', tone: '#3d4258' },
  'superior-spider-man': { glyph: 'spider-eye', tone: '#9c2230' },
}

export const PLACES: Record<string, Look> = {
  niffleheim: { glyph: 'snowflake-2', tone: '#4b97c9' },
  muspelheim: { glyph: 'volcano', tone: '#d1542c' },
  london: { glyph: 'clock-tower', tone: '#6d7f99' },
  'project-pegasus': { glyph: 'pegasus', tone: '#2f8f7d' },
  'kun-lun': { glyph: 'dragon-head', tone: '#c28a1c' },
  'united-nations-headquarters': { glyph: 'wireframe-globe', tone: '#3c74c9' },
  'alchemax-headquarters': { glyph: 'dna2', tone: '#8c55b8' },
  'tva-headquarters': { glyph: 'time-trap', tone: '#b8763a' },
  // Spider-Geddon
  loomworld: { glyph: 'hanging-spider', tone: '#7a4a63' },
  'sims-tower': { glyph: 'modern-city', tone: '#4a7f8c' },
  'great-weaver-temple': { glyph: 'temple-gate', tone: '#8a6a2f' },
  'horizon-labs': { glyph: 'microscope', tone: '#2f7fa3' },
  japan: { glyph: 'shinto-shrine', tone: '#b8394a' },
  'las-vegas': { glyph: 'poker-hand', tone: '#7a3fa0' },
  'parker-residence': { glyph: 'family-house', tone: '#5f7d3c' },
  'spider-island': { glyph: 'island', tone: '#2f8a6a' },
}

/** Looks of Heroes and Villains from packs. The same id always gets the same look. */
const OTHERS: Look[] = [
  { glyph: 'star-swirl', tone: '#a13d6b' },
  { glyph: 'lightning-mask', tone: '#2f6f9c' },
  { glyph: 'angel-wings', tone: '#6c7a2a' },
  { glyph: 'spartan-helmet', tone: '#8a4b2c' },
]

function other(id: string): Look {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  return OTHERS[number % OTHERS.length]!
}

/** An Anti-Hero looks the same on either side. */
export const heroLook = (id: string): Look => HEROES[id] ?? VILLAINS[id] ?? other(id)
export const villainLook = (id: string): Look => VILLAINS[id] ?? HEROES[id] ?? other(id)
export const placeLook = (id: string): Look => PLACES[id] ?? other(id)

/** The glyphs of symbols, tokens and marks, by meaning. */
export const SIGN = {
  move: 'run',
  attack: 'punch-blast',
  heroic: 'round-star',
  wild: 'star-swirl',
  thug: 'balaclava',
  civilian: 'person',
  doombot: 'robot-golem',
  armoured: 'robot-golem',
  crisis: 'hazard-sign',
  companion: 'backpack',
  bot: 'spider-bot',
  health: 'hearts',
  threat: 'hazard-sign',
  stunned: 'knocked-out-stars',
  hand: 'card-pick',
  deck: 'stack',
  super: 'star-formation',
  plan: 'evil-book',
  gear: 'belt',
  battle: 'flag-objective',
  facedown: 'card-joker',
  clockwise: 'clockwise-rotation',
  'rescue-civilians': 'life-buoy',
  'defeat-thugs': 'crossed-swords',
  'clear-threats': 'on-target',
} as const

/** Every glyph of this game, for its sprite. */
export const GLYPHS: string[] = [
  ...[...Object.values(HEROES), ...Object.values(VILLAINS), ...Object.values(PLACES), ...OTHERS].map((look) => look.glyph),
  ...Object.values(SIGN),
]
