/** Loads the glyphs that pages draw by name (parts/Glyph.svelte). They may arrive after the texts. */
type Sprite = Promise<{ default: Record<string, string> }>

const SPRITES: Record<string, () => Sprite> = {
  shell: () => import('virtual:glyph-sprite/shell'),
  champions: () => import('virtual:glyph-sprite/champions'),
  dagger: () => import('virtual:glyph-sprite/dagger'),
  splendor: () => import('virtual:glyph-sprite/splendor'),
  united: () => import('virtual:glyph-sprite/united'),
}
const asked = new Set<string>()
const drawn = new Set<string>()

/** Load the glyphs of all pages ("shell"), or of a game when something of it is first shown. */
export function drawGlyphs(of: string): void {
  if (asked.has(of)) return
  asked.add(of)
  void SPRITES[of]?.().then(
    ({ default: bodies }) => draw(bodies),
    () => asked.delete(of), // retried the next time
  )
}

/** Add the symbols to the page, except symbols that another game already added. */
function draw(bodies: Record<string, string>): void {
  const symbols = Object.entries(bodies).filter(([name]) => !drawn.has(name))
  for (const [name] of symbols) drawn.add(name)
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(([name, body]) => `<symbol id="glyph-${name}" viewBox="0 0 512 512">${body}</symbol>`).join('')}</svg>`
  document.body.prepend(sprite)
}
