/**
 * Checks SCIM 2.0 with scim2-tester, which others wrote. It needs Python 3 with venv; its packages are installed once.
 *
 *     npm run test:scim
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './sources.mjs'

const requirements = join(root, 'tests/scim/requirements.txt')
const folder = join(root, '.cache/scim')
const stamp = join(folder, 'installed.txt')
const python = join(folder, 'bin/python')

const run = (command, words, options = {}) => {
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) throw error ?? new Error(`${command} ${words.join(' ')} ended with ${status}.`)
}

const wanted = readFileSync(requirements, 'utf8')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.stderr.write('Installing scim2-tester, once.\n')
  run('python3', ['-m', 'venv', folder])
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements])
  writeFileSync(stamp, wanted)
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
run(process.execPath, [vitest, 'run', 'tests/scim'], { env: { ...process.env, RIALTO_SCIM_PYTHON: python } })
