declare module 'virtual:glyph-sprite/*' {
  const bodies: Record<string, string>
  export default bodies
}
