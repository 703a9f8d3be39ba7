import { expect, test } from 'vitest'

// @ts-expect-error a script without types: its exports are functions on a lock file
import { listPackages, readLock, unacceptedOf } from './licenses.mjs'

interface Lock {
  packages: Record<string, { version: string; license?: string; dev?: boolean }>
}
const unaccepted = unacceptedOf as (lock: Lock) => { name: string }[]

test('every installed package has an accepted license', async () => {
  const lock = await (readLock as () => Promise<Lock>)()
  expect((listPackages as (lock: Lock) => unknown[])(lock).length).toBeGreaterThan(500)
  expect(unaccepted(lock)).toEqual([])
})

test('a license of development only is not accepted in production, and none is not accepted anywhere', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', license: 'LGPL-3.0-only', dev: true },
    'node_modules/b': { version: '1.0.0', license: 'LGPL-3.0-only' },
    'node_modules/a/node_modules/@own/c': { version: '1.0.0', dev: true },
  }
  expect(unaccepted({ packages }).map(({ name }) => name)).toEqual(['b', '@own/c'])
})
