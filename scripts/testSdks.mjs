/**
 * Runs the SDKs of other languages over the shared vectors: Kotlin with Maven and a JDK 17. Names what this machine does not
 * have.
 *
 *     npm run test:sdks
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { root } from './sources.mjs'

const sdks = [{ name: 'Kotlin', folder: 'sdks/android', tool: 'mvn', has: ['-v'], run: ['-B', '-q', 'test'] }]

let failed = 0
for (const { name, folder, tool, has, run } of sdks) {
  const cwd = join(root, folder)
  if (spawnSync(tool, has, { stdio: 'ignore' }).status !== 0) {
    console.log(`${name}: skipped, ${tool} is not installed`)
    continue
  }
  const { status } = spawnSync(tool, run, { cwd, stdio: 'inherit' })
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'}`)
  if (status !== 0) failed += 1
}
process.exitCode = failed
