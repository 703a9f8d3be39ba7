import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { buildAll } from '../build.mjs'
import { findBrowser } from '../findBrowser.mjs'
import { root } from '../sources.mjs'

/**
 * Runs the deposit suite in a real browser, with every statement of the servers going through PgBouncer in transaction
 * mode, configured by deploy/pgbouncer.
 *
 *     npm run drill:pgbouncer
 */
const say = text => process.stdout.write(text)
const places = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const program = places.find(path => path && existsSync(path))
if (program === undefined) {
  process.stderr.write(
    'PgBouncer is not installed. On Debian: apt-get install pgbouncer. Elsewhere, name its program in PGBOUNCER.\n',
  )
  process.exit(1)
}
await buildAll(say)
const env = { ...process.env, CHROME_PATH: await findBrowser(say), RIALTO_DRILL_PGBOUNCER: program }
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const suites = process.argv.length > 2 ? process.argv.slice(2) : ['tests/e2e/deposit.test.ts']
const { status } = spawnSync(process.execPath, [vitest, 'run', ...suites], { cwd: root, env, stdio: 'inherit' })
process.exit(status ?? 1)
