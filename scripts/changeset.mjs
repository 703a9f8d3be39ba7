import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { installOnDemand } from './onDemand.mjs'
import { root } from './sources.mjs'

// npm run changeset [-- version | publish | status]
installOnDemand('.changeset')
const program = join(root, '.changeset/node_modules/@changesets/cli/bin.js')
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
