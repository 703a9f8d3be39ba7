import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const folder = import.meta.dirname
const root = join(folder, '../..')

/** Groups of patches, each for one command. No two of a group change the same file, because several change the same lines. */
const apart = (patches: readonly string[]): string[][] => {
  const groups: { paths: string[]; changed: Set<string> }[] = []
  for (const patch of patches) {
    const path = join(folder, patch)
    const changed = [...readFileSync(path, 'utf8').matchAll(/^(?:---|\+\+\+) [ab]\/(.*)$/gm)].map(
      ([, file = '']) => file,
    )
    const group = groups.find(one => changed.every(file => !one.changed.has(file))) ?? { paths: [], changed: new Set() }
    if (group.paths.length === 0) groups.push(group)
    group.paths.push(path)
    for (const file of changed) group.changed.add(file)
  }
  return groups.map(({ paths }) => paths)
}

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
  for (const group of apart(patches)) execFileSync('git', ['apply', '--check', ...group], { cwd: root })
})
