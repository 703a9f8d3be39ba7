import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The oldest supported browsers of level 2: those of the Web SDK, and WebViews that still get updates. */
const common = { bundle: true, minify: true, write: false, target: ['es2022', 'safari15.4'], legalComments: 'none' }

const bundle = async () => {
  const [script, style] = await Promise.all([
    build({ ...common, entryPoints: [at('src/main.ts')], format: 'iife' }),
    build({ ...common, entryPoints: [at('src/style.css')] }),
  ])
  return { script: script.outputFiles[0].text, style: style.outputFiles[0].text }
}

const page = async (head, body) =>
  (await readFile(at('src/index.html'), 'utf8'))
    // A function: `$` in a minified script is not a pattern.
    .replace('<!-- head -->', () => head)
    .replace('<!-- body -->', () => body)

const named = (name, text, extension) =>
  `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${extension}`

/** Level 1: a page with its files, to be published beside a signed `all.json`. `{{key}}` is the place of the public key. */
export const buildTier1 = async () => {
  const { script, style } = await bundle()
  const scriptName = named('widget', script, 'js')
  const styleName = named('widget', style, 'css')
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
  const html = await page(
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="rialto-backup-key" content="{{key}}" />
    <link rel="stylesheet" href="assets/${styleName}" />`,
    `<script src="assets/${scriptName}"></script>`,
  )
  return { 'index.html': html, [`assets/${scriptName}`]: script, [`assets/${styleName}`]: style }
}

/**
 * Level 2: one file that sends no requests.
 *
 * @param catalog the snapshot of this release
 */
export const buildTier2 = async catalog => {
  const { script, style } = await bundle()
  const hashOf = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`
  // In a script element only this sequence ends it.
  const json = JSON.stringify(catalog).replaceAll('<', '\\u003c')
  return page(
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <style>${style}</style>`,
    `<script type="application/json" id="catalog">${json}</script>
    <script>${script}</script>`,
  )
}
