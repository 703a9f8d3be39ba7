import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './sources.mjs'

const findUnused = kinds => ['--no-progress', '--include', kinds, '--treat-config-hints-as-errors']

/**
 * The longest first, so that the others fit beside them. The type check caches its results in .cache (tsconfig.json).
 */
const checks = [
  // TypeScript 7, which takes a third of the time; TypeScript 6 is installed beside it for its API. One thread: several
  // threads would each check the shared files again, which is twice the work in total. The compiler is written in Go,
  // whose collector runs only when 3 GiB are in use: 2.7 GB are needed without it, and a tenth of the CPU is saved.
  {
    name: 'types',
    bin: 'typescript-native/bin/tsc',
    args: ['-p', 'tsconfig.json', '--noEmit', '--singleThreaded'],
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
    // The priority of the tests beside the code. With a lower one this check would end after them, on one core.
    niceness: 5,
  },
  {
    name: 'lint',
    bin: 'oxlint/bin/oxlint',
    args: ['--deny-warnings', '--report-unused-disable-directives'],
    remedy: '`npm run lint:fix` mends some of these.',
  },
  { name: 'format', bin: 'oxfmt/bin/oxfmt', args: ['--check'], remedy: '`npm run format` mends all of these.' },
  { name: 'unused', bin: 'knip/bin/knip.js', args: findUnused('dependencies,exports,files,types') },
  {
    name: 'unused but by tests',
    bin: 'knip/bin/knip.js',
    args: [...findUnused('dependencies,exports,files,types,unlisted'), '--production'],
  },
  {
    name: 'boundaries',
    bin: 'oxlint/bin/oxlint',
    args: ['--config', 'boundaries.config.mjs', '--deny-warnings'],
  },
  { name: 'circles', script: 'scripts/circles.mjs', args: [] },
  { name: 'language', script: 'scripts/language.mjs', args: [] },
]

/** Tests usually run on two cores, so a third check would only slow down all of them. */
const atOnce = 2

const runCheck = async ({ name, bin, script, args, env, niceness = 10, remedy }, say) => {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, script ?? `node_modules/${bin}`), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  })
  // Tests beside the checks often wait for timers and take precedence. The checks use the remaining CPU time.
  setPriority(child.pid, niceness)
  const output = []
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => output.push(chunk))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const seconds = (performance.now() - begun) / 1000
  const passed = code === 0
  const printed = Buffer.concat(output).toString().trim()
  const text = passed || remedy === undefined ? printed : `${printed}\n${remedy}`
  say(`\n${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n${text === '' ? '' : `${text}\n`}`)
  return { name, seconds, passed }
}

/**
 * Runs the static checks, two at a time, and prints the output of each when it ends.
 *
 * @returns duration and result of each check, in the order in which they ended
 */
export const runChecks = async (say = text => process.stdout.write(text), names = checks.map(({ name }) => name)) => {
  const waiting = checks.filter(({ name }) => names.includes(name))
  const results = []
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check, say))
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2)
  const results = await runChecks(undefined, names.length > 0 ? names : undefined)
  if (results.length === 0 || results.some(({ passed }) => !passed)) process.exit(1)
}
