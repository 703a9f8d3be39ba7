import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildAll, bundle } from './build.mjs'
import { root } from './sources.mjs'

const outdir = join(root, 'dist/bench')
await buildAll(undefined, ['server'])
await bundle({ main: join(root, 'bench/main.ts'), cpuServer: join(root, 'bench/cpu/server.ts') }, outdir)
const { main } = await import(pathToFileURL(join(outdir, 'main.mjs')).href)
process.exitCode = await main(process.argv.slice(2))
