import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from './build.mjs'
import { findBrowser } from './findBrowser.mjs'
import { root } from './sources.mjs'

/** These modules read files beside their own, so they are not bundled. */
const apart = {
  name: 'apart',
  setup: build => build.onResolve({ filter: /^(playwright-core|vitest)$/ }, ({ path }) => ({ path, external: true })),
}

// npm run shots [-- <surface> …] [--only <walk>,<walk>] [--language <language>] [--axe]
const outdir = join(root, 'dist/shots')
process.env.CHROME_PATH = await findBrowser(text => process.stdout.write(text))
await buildAll()
await bundle({ shots: join(root, 'tests/shots/main.ts') }, outdir, undefined, [apart])
const { main } = await import(pathToFileURL(join(outdir, 'shots.mjs')).href)
process.exitCode = await main(process.argv.slice(2))
