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
    // Lists the files of each page. The size test reads it.
    manifest: true,
    target: 'es2022',
    // Keep fonts as separate files, so that they are cached and never count as style.
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
  // Svelte has a server and a browser build. The tests render real components and need the browser build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // Isolation would take five times as long as the tests. tests/clean-up.ts cleans up instead.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false, setupFiles: ['tests/clean-up.ts'] },
})
