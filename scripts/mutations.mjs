import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { root } from './sources.mjs'

const folder = join(root, 'tests/mutations')
/** Words after the command pick patches by name. */
const wanted = process.argv.slice(2)
const names = readdirSync(folder).filter(file => file.endsWith('.patch'))
const picked = names.filter(file => wanted.length === 0 || wanted.some(word => file.includes(word)))

/** A copy of the sources whose `@rialto` packages are its own; everything else is found in this repository's node_modules. */
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
        // A package without dependencies of its own.
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

/** Runs the one test; it must fail, and as a test that ran. */
const isCaught = (copy, patch) => {
  const run = ['run', '--maxWorkers=1', '--reporter=json', field(patch, 'Test'), '-t', field(patch, 'Name')]
  const { stdout } = spawnSync('node', [join(root, 'node_modules/vitest/vitest.mjs'), ...run], {
    cwd: copy,
    env: { ...process.env, RIALTO_SIMULATION_SEEDS: process.env.RIALTO_SIMULATION_SEEDS ?? '1000' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const text = stdout.toString()
  const report = /\{"numTotalTestSuites.*/s.exec(text)?.[0]
  return report !== undefined && JSON.parse(report).numFailedTests > 0
}

const copy = copySources()
let missed = 0
try {
  for (const patch of picked) {
    const startMs = Date.now()
    const verdict = !apply(copy, patch) ? 'does not apply any more' : isCaught(copy, patch) ? 'caught' : 'NOT CAUGHT'
    if (verdict !== 'caught') missed += 1
    if (verdict !== 'does not apply any more') apply(copy, patch, '--reverse')
    process.stdout.write(
      `${verdict}: ${patch.replace('.patch', '')} (${field(patch, 'Breaks')}) ${((Date.now() - startMs) / 1_000).toFixed(0)} s\n`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${picked.length - missed} of ${picked.length} breakages caught\n`)
process.exitCode = missed === 0 ? 0 : 1
