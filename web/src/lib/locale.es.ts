// The texts of everything, and of each game that can be played here.
export default import.meta.glob<string>('../../../src/tableverse/locale/es/{errors,kernel,server,web,splendor}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
