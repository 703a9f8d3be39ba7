/**
 * Installs the canonical Permit2 contract from a published package, and pays orders of agents by it on a local chain.
 *
 *     npm run test:permit2
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { installOnDemand } from './onDemand.mjs'
import { root } from './sources.mjs'

installOnDemand('tests/permit2')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const env = { ...process.env, RIALTO_PERMIT2: '1' }
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/permit2'], { cwd: root, env, stdio: 'inherit' })
process.exitCode = status ?? 1
