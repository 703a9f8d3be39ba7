import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { root } from './sources.mjs'

const folder = join(root, 'tests/mutations')
/** Words after the command select patches by name. */
const wanted = process.argv.slice(2)
const names = readdirSync(folder).filter(file => file.endsWith('.patch'))
const picked = names.filter(file => wanted.length === 0 || wanted.some(word => file.includes(word)))

/**
 * A copy of the sources with its own `@rialto` packages. All other modules come from this repository's node_modules.
 */
const copySources = () => {
  const copy = mkdtempSync(join(tmpdir(), 'rialto-mutations-'))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of stdout.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const modules = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(modules).filter(each => each !== '@rialto'))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  cpSync(join(modules, '@rialto'), join(copy, 'node_modules/@rialto'), { recursive: true, verbatimSymlinks: true })
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(root, group)))
      try {
        symlinkSync(join(root, group, name, 'node_modules'), join(copy, group, name, 'node_modules'))
      } catch {
        // A package without nested dependencies.
      }
  return copy
}

const apply = (cwd, patch, ...options) =>
  spawnSync('git', ['apply', '--unidiff-zero', ...options, join(folder, patch)], {
    cwd,
    env: { ...process.env, GIT_DIR: '/dev/null' },
  }).status === 0

const field = (patch, name) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(readFileSync(join(folder, patch), 'utf8'))?.[1] ?? ''

/**
 * Whether the test passed, failed, or could not run: its file does not load, no test has the name, or the run broke
 * off.
 */
const outcomeOf = (copy, patch) => {
  const output = join(copy, 'result.json')
  rmSync(output, { force: true })
  const report = ['--reporter=json', `--outputFile=${output}`]
  const run = ['run', '--maxWorkers=1', ...report, field(patch, 'Test'), '-t', field(patch, 'Name')]
  spawnSync('node', [join(root, 'node_modules/vitest/vitest.mjs'), ...run], {
    cwd: copy,
    env: { RIALTO_SIMULATION_SEEDS: '1000', RIALTO_WALKS: '100', RIALTO_DIFFERENTIAL_RUNS: '25', ...process.env },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!existsSync(output)) return 'not run'
  const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(output, 'utf8'))
  if (numFailedTests > 0) return 'failed'
  const isLoaded = testResults.every(
    ({ status, assertionResults }) => status !== 'failed' || assertionResults.length > 0,
  )
  return isLoaded && numPassedTests > 0 ? 'passed' : 'not run'
}

const sound = new Map()

/** A test that fails without a breakage proves nothing by failing with one. Checked once per test. */
const passesUnbroken = (copy, patch) => {
  const key = `${field(patch, 'Test')} ${field(patch, 'Name')}`
  if (!sound.has(key)) sound.set(key, outcomeOf(copy, patch) === 'passed')
  return sound.get(key)
}

const verdicts = { failed: 'caught', passed: 'NOT CAUGHT', 'not run': 'COULD NOT RUN' }

const verdictOf = (copy, patch) => {
  if (!passesUnbroken(copy, patch)) return 'COULD NOT RUN (its test does not pass without the breakage)'
  if (!apply(copy, patch)) return 'does not apply any more'
  try {
    return verdicts[outcomeOf(copy, patch)]
  } finally {
    apply(copy, patch, '--reverse')
  }
}

const copy = copySources()
let missed = 0
try {
  for (const patch of picked) {
    const startMs = Date.now()
    const verdict = verdictOf(copy, patch)
    if (verdict !== 'caught') missed += 1
    process.stdout.write(
      `${verdict}: ${patch.replace('.patch', '')} (${field(patch, 'Breaks')}) ${((Date.now() - startMs) / 1_000).toFixed(0)} s\n`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${picked.length - missed} of ${picked.length} breakages caught\n`)
process.exitCode = missed === 0 ? 0 : 1
