import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from '../build.mjs'
import { root } from '../sources.mjs'

/** These modules read files beside their own, so they are not bundled. */
const apart = {
  name: 'apart',
  setup: build => build.onResolve({ filter: /^vitest($|\/)/ }, ({ path }) => ({ path, external: true })),
}

// npm run drill:failover and others: runs the drill of tests/drills with this name.
const outdir = join(root, 'dist/drills')
await buildAll(undefined, ['server', 'link', 'dashboard', 'backup'])
await bundle({ drills: join(root, 'tests/drills/main.ts') }, outdir, undefined, [apart])
const { main } = await import(pathToFileURL(join(outdir, 'drills.mjs')).href)
process.exit(await main(process.argv.slice(2)))
