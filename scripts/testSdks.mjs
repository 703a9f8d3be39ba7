/**
 * Runs the SDKs of other languages over the shared vectors, one after the other, and names those whose tool is missing
 * on this machine: Kotlin with Maven and a JDK 17, Swift with its toolchain, Dart with Flutter; the Dart sources are
 * also parsed without it (scripts/checkDart.mjs). A suite requested by name fails if its tool is missing.
 *
 *     npm run test:sdks            # all
 *     npm run test:sdks -- Swift   # one
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { isInstalled, sdkSuites } from './sdkSuites.mjs'
import { root } from './sources.mjs'

/**
 * Maven runs for one build: limiting its compiler to the first stage and disabling parallel collection halves its CPU
 * time.
 */
const env = { MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC', ...process.env }

const wanted = process.argv.slice(2)
for (const { name, folder, tool, steps } of sdkSuites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const cwd = join(root, folder)
  if (!isInstalled(tool)) {
    console.log(`${name}: skipped, ${tool} is not installed`)
    if (wanted.length > 0) process.exitCode = 1
    continue
  }
  const isPassed = steps.every(([command, ...options]) => {
    const { status } = spawnSync(command, options, { cwd, env, stdio: 'inherit' })
    return status === 0
  })
  console.log(`${name}: ${isPassed ? 'passed' : 'FAILED'}`)
  if (!isPassed) process.exitCode = 1
}
