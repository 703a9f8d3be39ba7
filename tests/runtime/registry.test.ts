import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesWith = (text: string): string[] => {
  try {
    return execFileSync('git', ['grep', '-lIF', text], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  } catch (error) {
    // It ends with 1 where it finds nothing.
    if ((error as { status?: number }).status === 1) return []
    throw error
  }
}

/** In pieces, so that this file does not name them. */
const hosts = ['npmjs.org', 'yarnpkg.com', 'npmmirror.com'].map(domain => ['registry', domain].join('.'))

test('no file names the host of a package registry: whichever is configured is asked', () => {
  expect(filesWith('"lockfileVersion": 3')).toContain('package-lock.json')
  for (const host of hosts) expect(filesWith(host), host).toEqual([])
})
