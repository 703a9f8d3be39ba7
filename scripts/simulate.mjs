import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { bundle } from './build.mjs'
import { root } from './sources.mjs'

// Bundled, so that a campaign of a million seeds loads its code once. Options: --seeds N --from S
const outdir = join(root, 'dist/simulation')
await bundle({ simulation: join(root, 'tests/simulation/main.ts') }, outdir)
await import(pathToFileURL(join(outdir, 'simulation.mjs')).href)
