import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const folder = import.meta.dirname
const root = join(folder, '../..')

test('every deliberate breakage of the money rules still applies, and names a test that exists', () => {
  const patches = readdirSync(folder).filter(file => file.endsWith('.patch'))
  expect(patches.length).toBeGreaterThanOrEqual(25)
  for (const patch of patches) {
    const [, file = ''] = /^Test: (.*)$/m.exec(readFileSync(join(folder, patch), 'utf8')) ?? []
    expect(existsSync(join(root, file)), `${patch}: ${file}`).toBe(true)
  }
  // Each alone: several change the same lines.
  for (const patch of patches) execFileSync('git', ['apply', '--check', join(folder, patch)], { cwd: root })
})
