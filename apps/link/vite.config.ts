import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { standIn } from './dev/standInPlugin.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/link/',
  plugins: [react(), standIn()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The policy sent with the page allows no inlined assets from elsewhere, and small files compress together anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
