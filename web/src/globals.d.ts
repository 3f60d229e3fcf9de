declare module 'virtual:glyph-sprite' {
  const symbols: string
  export default symbols
}
