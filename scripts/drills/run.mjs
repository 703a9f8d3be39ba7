import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from '../build.mjs'
import { root } from '../sources.mjs'

/** Reads files beside its own: it stays where it is. */
const apart = {
  name: 'apart',
  setup: build => build.onResolve({ filter: /^vitest($|\/)/ }, ({ path }) => ({ path, external: true })),
}

// npm run drill:failover and the like: the drills of tests/drills, each by its name.
const outdir = join(root, 'dist/drills')
await buildAll(undefined, ['server', 'link', 'dashboard', 'backup'])
await bundle({ drills: join(root, 'tests/drills/main.ts') }, outdir, undefined, [apart])
const { main } = await import(pathToFileURL(join(outdir, 'drills.mjs')).href)
process.exit(await main(process.argv.slice(2)))
