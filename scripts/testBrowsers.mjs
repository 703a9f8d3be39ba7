import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from './build.mjs'
import { root } from './sources.mjs'

/** These modules read files beside their own, so they are not bundled. */
const apart = {
  name: 'apart',
  setup: build =>
    build.onResolve({ filter: /^(puppeteer-core|selenium-webdriver|vitest)($|\/)/ }, ({ path }) => ({
      path,
      external: true,
    })),
}

// npm run test:browsers [-- firefox | webkit] [--only <part of a case's name>]
const outdir = join(root, 'dist/browsers')
await buildAll()
await bundle({ browsers: join(root, 'tests/browsers/main.ts') }, outdir, undefined, [apart])
const { main } = await import(pathToFileURL(join(outdir, 'browsers.mjs')).href)
process.exit(await main(process.argv.slice(2)))
