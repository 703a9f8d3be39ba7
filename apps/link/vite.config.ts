import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { mockApiPlugin } from './dev/mockApiPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  root: here('.'),
  base: '/link/',
  plugins: [react(), mode === 'mock' && mockApiPlugin()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The policy sent with the page allows no inlined assets from elsewhere, and small files compress together anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The second entry is for the server's page that institutions return to, so its name must not change.
      input: { index: here('index.html'), oauthReturned: here('src/oauthReturned/main.ts') },
      output: {
        entryFileNames: chunk =>
          chunk.name === 'oauthReturned' ? 'assets/oauthReturned.js' : 'assets/[name]-[hash].js',
      },
    },
  },
}))
