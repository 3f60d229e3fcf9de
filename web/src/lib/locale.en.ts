export default import.meta.glob<string>('../../../src/tableverse/locale/en/*.ftl', { query: '?raw', import: 'default', eager: true })
