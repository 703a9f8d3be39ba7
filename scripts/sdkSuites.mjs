import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

import { root } from './sources.mjs'

/** The tests of the SDKs in other languages, over the shared vectors: where each runs, by which tool, in which steps. */
export const sdkSuites = [
  { name: 'Kotlin', folder: 'sdks/android', tool: 'mvn', steps: [['mvn', '-B', '-q', 'test']] },
  {
    name: 'Swift',
    folder: 'sdks/ios',
    tool: 'swift',
    // Without UIKit the screens are type-checked against stubs.
    steps: [['swift', 'test', '-q'], ...(process.platform === 'darwin' ? [] : [['bash', 'scripts/checkScreens.sh']])],
  },
  {
    name: 'Dart',
    folder: 'sdks/flutter',
    tool: 'flutter',
    steps: [
      ['flutter', 'pub', 'get'],
      ['flutter', 'analyze'],
      ['flutter', 'test'],
    ],
  },
  { name: 'Dart sources', folder: '.', tool: 'npm', steps: [['node', 'scripts/checkDart.mjs']] },
]

export const isInstalled = tool =>
  (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, tool), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/**
 * Maven runs for one build: limiting its compiler to the first stage and disabling parallel collection halves its CPU
 * time.
 */
const env = { MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC', ...process.env }

const run = (folder, [command, ...options]) =>
  new Promise(resolve => {
    const child = spawn(command, options, { cwd: join(root, folder), env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += String(piece)))
    child.once('error', error => resolve({ passed: false, output: error.message }))
    child.once('close', code => resolve({ passed: code === 0, output }))
  })

/**
 * The suites that `npm test` runs if their tool is installed. The parser of the Dart sources is downloaded and runs
 * separately.
 */
const ofNpmTest = sdkSuites.filter(({ name }) => name !== 'Dart sources')

/** Runs the suites whose tools are installed, one after the other, as stages with their times. */
export const runSdkSuites = async say => {
  const stages = []
  for (const { name, folder, steps } of ofNpmTest.filter(({ tool }) => isInstalled(tool))) {
    const start = performance.now()
    let passed = true
    for (const step of steps) {
      const result = await run(folder, step)
      passed = result.passed
      if (!passed) say(result.output)
      if (!passed) break
    }
    stages.push({ name, seconds: (performance.now() - start) / 1000, passed })
    say(`\n${name}: ${passed ? 'passed' : 'FAILED'}\n`)
  }
  return stages
}

/** Suites that `npm test` did not run, for its last lines. */
export const sayWhatWasLeftOut = () =>
  sdkSuites
    .filter(({ tool, name }) => name === 'Dart sources' || !isInstalled(tool))
    .map(({ name, tool }) => {
      const how = isInstalled(tool) ? `npm run test:sdks -- "${name}"` : `skipped, ${tool} is not installed`
      return `  ${name.padEnd(12)} ${how}\n`
    })
    .join('')
