import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/** Hashes of the page's inline elements, as a content security policy names them. */
const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/**
 * Puts the style and the early script into the page: the first paint and the session's first request wait for the page alone. On
 * a slow network each further file is another round trip. `policy.json` has the hashes by which the server allows them.
 */
export function inlinePlugin(): Plugin {
  return {
    name: 'rialto-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        /** Takes a file out of the build. */
        const take = (name: string): string => {
          const file = bundle[name]
          if (file === undefined) throw new Error(`The build has no ${name}`)
          delete bundle[name]
          const text = file.type === 'chunk' ? file.code : file.source
          return typeof text === 'string' ? text : Buffer.from(text).toString()
        }
        const script = take('assets/early.js').replaceAll('</script', '<\\/script')
        return (
          html
            .replace(
              /<link rel="stylesheet"[^>]*href="\/link\/(assets\/[^"]+)">/g,
              (_, name: string) => `<style>${take(name)}</style>`,
            )
            // Before the style: the session's request does not wait until that is read.
            .replace('<title>', () => `<script>${script}</script>\n    <title>`)
        )
      },
    },
    async writeBundle({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8')
      const hashes = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
      await writeFile(join(dir, 'policy.json'), JSON.stringify(hashes))
    },
  }
}
