import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './sources.mjs'

/**
 * Permissive licenses, for production dependencies. MPL-2.0 applies file by file: those files are published unchanged.
 */
const inProduction = [
  ...['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  ...['MPL-2.0', 'MIT OR Apache-2.0'],
]
/** Licenses of development tools, which are not distributed. */
const inDevelopment = [
  ...inProduction,
  ...['Python-2.0', 'CC-BY-4.0', 'LGPL-3.0-only', 'Public Domain', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  ...['(MIT OR GPL-3.0-or-later)', '(MPL-2.0 OR Apache-2.0)', '(MIT AND BSD-3-Clause)'],
]
/** Packages whose package.json names no license, or a file, which was read by hand. */
const readByHand = {
  '@relayprotocol/relay-sdk': 'MIT',
  eyes: 'MIT',
  memorystream: 'MIT',
  spawndamnit: 'MIT',
  'text-encoding-utf-8': 'Unlicense',
}

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every third-party package of a lock file: name, version, license, and whether production has it. */
export const listPackages = lock =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license, integrity, dev, devOptional }]) => {
      const name = nameOf(path)
      const isNamed = license !== undefined && !license.startsWith('SEE ')
      const accepted = isNamed ? license : readByHand[name]
      return { name, version, license: accepted, integrity, isProduction: !dev && !devOptional }
    })

/** Packages whose license is not accepted for their use. */
export const unacceptedOf = lock =>
  listPackages(lock).filter(
    ({ license, isProduction }) => !(isProduction ? inProduction : inDevelopment).includes(license),
  )

export const readLock = async () => JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))

// node scripts/licenses.mjs: lists the packages of production, one a line, and fails if a license is not accepted.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = await readLock()
  const production = listPackages(lock).filter(({ isProduction }) => isProduction)
  const lines = production.map(({ name, version, license }) => `${name}\t${version}\t${license}\n`)
  process.stdout.write([...new Set(lines)].sort().join(''))
  const unaccepted = unacceptedOf(lock)
  for (const { name, version, license } of unaccepted)
    process.stderr.write(`${name} ${version}: ${license ?? 'no license'} is not accepted (scripts/licenses.mjs)\n`)
  process.exitCode = unaccepted.length === 0 ? 0 : 1
}
