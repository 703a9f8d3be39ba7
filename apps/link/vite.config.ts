import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vite'

import { compressPlugin } from './dev/compressPlugin.ts'
import { inlinePlugin } from './dev/inlinePlugin.ts'
import { mockApiPlugin } from './dev/mockApiPlugin.ts'

/** React's interface by Preact: its script is a tenth of React's, and the page waits for it. */
const preact = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode, command }) => {
  // A build is for users, also when a test makes it.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: here('.'),
    base: '/link/',
    resolve: { alias: preact },
    plugins: [inlinePlugin(), compressPlugin(), mode === 'mock' && mockApiPlugin()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      // The one style is in the page, so later parts must not look for a file of it.
      cssCodeSplit: false,
      // The policy sent with the page allows no inlined assets from elsewhere, and small files compress together anyway.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, deps, { hostType }) => (hostType === 'html' ? deps : []),
      },
      rolldownOptions: {
        // Directives for servers that render components, which Link has not.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        // The server's page that institutions return to names the second, the plugin that puts it into the page the third: their names must not change.
        input: {
          index: here('index.html'),
          oauthReturned: here('src/oauthReturned/main.ts'),
          early: here('src/early/main.ts'),
        },
        output: {
          entryFileNames: chunk =>
            ['oauthReturned', 'early'].includes(chunk.name) ? 'assets/[name].js' : 'assets/[name]-[hash].js',
        },
      },
    },
  }
})
