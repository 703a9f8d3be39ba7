import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitepress'

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

interface Token {
  type: string
  tag: string
  content: string
}

/** The corner of a table heads neither a row nor a column. */
const withoutEmptyHeaders = (tokens: Token[]): void =>
  tokens.forEach((token, at) => {
    if (token.type !== 'th_open' || tokens[at + 1]?.content.trim() !== '') return
    for (const one of [token, tokens[at + 2]]) if (one) one.tag = 'td'
  })

export default defineConfig({
  title: 'Rialto',
  description: 'Connect exchange accounts and wallets, read them, and move crypto with the user’s approval.',
  lang: 'en',
  base: '/docs/',
  srcDir: at('.cache/docs-site/pages'),
  outDir: at('dist/docs'),
  cacheDir: at('.cache/docs-site/vite'),
  cleanUrls: true,
  // The list of pages as a file: the page's Content-Security-Policy then allows the same few inline scripts for every page.
  metaChunk: true,
  // The server's own pages, and files that it serves.
  ignoreDeadLinks: [/^\/reference/, /^\/swagger/],
  // Otherwise a style element is added at each change of the theme, which the Content-Security-Policy refuses.
  appearance: { disableTransition: false },
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: md => md.core.ruler.push('emptyHeaders', ({ tokens }) => withoutEmptyHeaders(tokens)),
  },
  themeConfig: {
    siteTitle: 'Rialto',
    nav: [
      { text: 'Guides', link: '/guides/deposit', activeMatch: '/guides/' },
      { text: 'API', link: '/api/link', activeMatch: '/api/' },
      { text: 'SDKs', link: '/sdks', activeMatch: '/sdks' },
      { text: 'Errors', link: '/errors/', activeMatch: '/errors' },
    ],
    sidebar: JSON.parse(readFileSync(at('.cache/docs-site/sidebar.json'), 'utf8')),
    outline: [2, 3],
    notFound: {
      title: 'Page not found',
      quote: 'The documentation has no page at this address. Search for it, or begin at its first page.',
      linkLabel: 'Go to the documentation',
      linkText: 'Go to the documentation',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
  vite: { build: { chunkSizeWarningLimit: 1500 } },
})
