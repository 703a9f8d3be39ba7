import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './sources.mjs'

/** Folders with packages of their own, each for one command: `npm ci` of the repository does not install them. */
export const onDemandFolders = [
  '.changeset',
  'docs/site',
  'examples/apps/medusa',
  'tests/browsers',
  'tests/clients',
  'tests/permit2',
]

/** Installs the packages of such a folder, unless those of its lock file are there already. */
export const installOnDemand = folder => {
  const cwd = join(root, folder)
  const lock = createHash('sha256')
    .update(readFileSync(join(cwd, 'package-lock.json')))
    .digest('hex')
  const stamp = join(cwd, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write(`Installing the packages of ${folder}, once.\n`)
  const words = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }
  if (spawnSync('npm', words, options).status !== 0) throw new Error(`npm could not install ${folder}.`)
  writeFileSync(stamp, lock)
}
