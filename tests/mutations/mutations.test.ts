import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const folder = import.meta.dirname
const root = join(folder, '../..')

test('every deliberate breakage of the money rules still applies, and names a test that its file has', () => {
  const patches = readdirSync(folder).filter(file => file.endsWith('.patch'))
  expect(patches.length).toBeGreaterThanOrEqual(25)
  for (const patch of patches) {
    const text = readFileSync(join(folder, patch), 'utf8')
    const [, file = ''] = /^Test: (.*)$/m.exec(text) ?? []
    const [, name = ''] = /^Name: (.*)$/m.exec(text) ?? []
    expect(existsSync(join(root, file)), `${patch}: ${file}`).toBe(true)
    // A name may begin with a value that fills in the name of a parametric test.
    const written = name.replace(/^\w+(, |: )/, '$1')
    expect(readFileSync(join(root, file), 'utf8'), `${patch}: ${name}`).toContain(written)
  }
  // Each alone: several change the same lines.
  for (const patch of patches) execFileSync('git', ['apply', '--check', join(folder, patch)], { cwd: root })
})
