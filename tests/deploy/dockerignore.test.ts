import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types
import { buildReads } from '../../scripts/build.mjs'
// @ts-expect-error a script without types
import { siteReads } from '../../scripts/docsSite/writeSite.mjs'

const root = join(import.meta.dirname, '../..')
const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

/** As Docker decides: the last pattern that matches the path or a folder above it. */
const isExcluded = (path: string): boolean => {
  const parts = path.split('/')
  const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const last = patterns.findLast(pattern => places.some(place => matchesGlob(place, pattern.replace(/^!/, ''))))
  return last !== undefined && !last.startsWith('!')
}

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)

test('the image is built from every file that the build reads', () => {
  const manifests = tracked.filter(path => /(^|\/)package(-lock)?\.json$/.test(path))
  const reads = [...(buildReads as string[]), ...(siteReads as string[]), 'scripts', 'examples', 'LICENSE']
  const needed = tracked.filter(path => reads.some(read => path === read || path.startsWith(`${read}/`)))
  expect(manifests.length).toBeGreaterThan(20)
  expect(needed.length).toBeGreaterThan(1_000)
  expect([...manifests, ...needed].filter(isExcluded)).toEqual([])
})

test('secrets, installed packages, builds and the history are not sent to the builder', () => {
  const kept = [
    ...['deploy/secrets/vault_keys', 'deploy/secrets/database_url', '.env', 'apps/server/.env', '.env.production'],
    ...['node_modules/a/index.js', 'packages/store/node_modules/a/index.js', 'docs/site/node_modules/a/index.js'],
    ...['dist/server.mjs', 'apps/link/dist/index.html', '.git/config', '.cache/node/bin/node', 'data/vault.key'],
  ]
  expect(kept.filter(path => !isExcluded(path))).toEqual([])
})
