/**
 * Runs the SDKs of other languages over the shared vectors, one after the other, and names what this machine has no tool for: Kotlin
 * with Maven and a JDK 17, Swift with its toolchain, Dart with Flutter. Where there is Swift but no UIKit, the screens of iOS are
 * type-checked against stubs; where there is no Flutter, the Dart sources are parsed (scripts/checkDart.mjs).
 *
 *     npm run test:sdks            # all
 *     npm run test:sdks -- Swift   # one
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { root } from './sources.mjs'

const kotlin = { name: 'Kotlin', folder: 'sdks/android', tool: 'mvn', steps: [['mvn', '-B', '-q', 'test']] }
const swift = {
  name: 'Swift',
  folder: 'sdks/ios',
  tool: 'swift',
  steps: [['swift', 'test', '-q'], ...(process.platform === 'darwin' ? [] : [['bash', 'scripts/checkScreens.sh']])],
}
const dart = {
  name: 'Dart',
  folder: 'sdks/flutter',
  tool: 'flutter',
  steps: [
    ['flutter', 'pub', 'get'],
    ['flutter', 'analyze'],
    ['flutter', 'test'],
  ],
}
const dartSources = {
  name: 'Dart sources',
  folder: '.',
  tool: 'node',
  has: ['-e', 'import("@wasm-fmt/dart_fmt").catch(() => process.exit(1))'],
  steps: [['node', 'scripts/checkDart.mjs']],
  missing: '@wasm-fmt/dart_fmt is not installed, or Node is older than 22',
}

const wanted = process.argv.slice(2)
for (const { name, folder, tool, has = ['--version'], steps, missing } of [kotlin, swift, dart, dartSources]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const cwd = join(root, folder)
  if (spawnSync(tool, has, { cwd, stdio: 'ignore' }).status !== 0) {
    console.log(`${name}: skipped, ${missing ?? `${tool} is not installed`}`)
    continue
  }
  const isPassed = steps.every(([command, ...options]) => {
    const { status } = spawnSync(command, options, { cwd, stdio: 'inherit' })
    return status === 0
  })
  console.log(`${name}: ${isPassed ? 'passed' : 'FAILED'}`)
  if (!isPassed) process.exitCode = 1
}
