import { svelte } from '@sveltejs/vite-plugin-svelte'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { browserTexts } from './browser-texts.ts'
import { chunkOf } from './chunks.ts'
import { glyphSprite } from './glyph-sprite.ts'

const server = process.env.TABLEVERSE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), tailwindcss(), browserTexts(), glyphSprite()],
  build: {
    outDir: '../src/tableverse/server/static',
    emptyOutDir: true,
    // Says which files belong to which page: what one game loads is measured by it.
    manifest: true,
    target: 'es2022',
    // Fonts stay files of their own, so that they are cached and never counted as style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: chunkOf }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // Svelte has a server and a browser build; the tests draw real components.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // A page and the modules anew for each file take five times as long as the tests: tests/clean-up.ts cleans up instead.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false, setupFiles: ['tests/clean-up.ts'] },
})
