import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { platformBinaries } from './platformBinaries.ts'

test('finds the binaries of this machine', () => {
  const { native, name } = platformBinaries()
  expect(existsSync(join(native, 'bin'))).toBe(true)
  expect(name).toMatch(new RegExp(`^${process.platform}-${process.arch}-\\d+\\.\\d+`))
})

test.each([
  ['an unknown platform', 'sunos', 'x64', false, 'There is no embedded PostgreSQL for sunos-x64'],
  ['musl', 'linux', 'x64', true, 'musl'],
  [
    'a package that is not installed',
    process.platform === 'win32' ? 'linux' : 'win32',
    'x64',
    false,
    'is not installed',
  ],
])('%s is advised to set DATABASE_URL', (_, platform, arch, musl, reason) => {
  expect(() => platformBinaries(platform, arch, musl)).toThrow(reason)
  expect(() => platformBinaries(platform, arch, musl)).toThrow('DATABASE_URL')
})
