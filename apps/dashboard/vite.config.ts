import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compressPlugin } from '../link/dev/compressPlugin.ts'
import { budgetPlugin } from './dev/budgetPlugin.ts'

export default defineConfig(({ command }) => {
  // Builds are always production builds, even in tests: React's development build is 1.5 times as large.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/dashboard/',
    plugins: [react(), compressPlugin(), budgetPlugin({ maxInitialGzipBytes: 180_000 })],
    build: {
      target: 'es2022',
      outDir: 'dist',
      // The policy sent with the page allows no inlined assets.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }
})
