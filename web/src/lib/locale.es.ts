export default import.meta.glob<string>('../../../src/tableverse/locale/es/*.ftl', { query: '?raw', import: 'default', eager: true })
