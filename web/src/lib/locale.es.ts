// The texts that every page needs; those of a game come with the game.
export default import.meta.glob<string>('../../../src/tableverse/locale/es/{errors,kernel,server,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
