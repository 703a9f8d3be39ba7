/**
 * Installs the shop of examples/apps/medusa from its own lock file, and runs it against a started sandbox: an order that
 * is paid, refunded in part and reconciled.
 *
 *     npm run test:medusa
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { installOnDemand } from './onDemand.mjs'
import { root } from './sources.mjs'

installOnDemand('examples/apps/medusa')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const env = { ...process.env, RIALTO_MEDUSA: '1' }
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/medusa'], { cwd: root, env, stdio: 'inherit' })
process.exitCode = status ?? 1
