// The texts that every page needs. A game's texts are loaded with the game.
export default import.meta.glob<string>('../../../src/tableverse/locale/en/{errors,kernel,server,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
