import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const { satisfies } = require('semver') as {
  satisfies(version: string, range: string, options: { includePrerelease: boolean }): boolean
}
const root = join(import.meta.dirname, '../..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

interface Locked {
  version?: string
  link?: boolean
  peerDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, Locked>>
type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const locks = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')

/** What a package at `from` gets when it imports `name`. */
const find = (packages: Packages, from: string, name: string): Locked | undefined =>
  packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`] ??
  (from === '' ? undefined : find(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name))

const isOverridden = (overrides: Overrides, path: string, name: string): boolean =>
  name in overrides ||
  path.split(/(?:^|\/)node_modules\//).some(parent => {
    const within = overrides[parent]
    return typeof within === 'object' && name in within
  })

/**
 * npm 10, which comes with Node 20 and 22, refuses a lock file in which an optional peer is outside its range; npm 11
 * and 12 neither refuse nor correct it.
 */
test.each(locks)('%s has each peer in the range of the package that names it, so that npm 10 installs it', file => {
  const { packages } = readJson(file) as { packages: Packages }
  const { overrides = {} } = readJson(join(dirname(file), 'package.json')) as { overrides?: Overrides }
  const outside = Object.entries(packages).flatMap(([path, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies).flatMap(([name, range]) => {
      const found = find(packages, path, name)
      if (found?.version === undefined || isOverridden(overrides, path, name)) return []
      return satisfies(found.version, range, { includePrerelease: true })
        ? []
        : [`${path} takes ${name} ${range}, and finds ${found.version}`]
    }),
  )
  // The root, and at least one package.
  expect(Object.keys(packages).length).toBeGreaterThan(1)
  expect(outside).toEqual([])
})
