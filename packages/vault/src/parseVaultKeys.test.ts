import { expect, test } from 'vitest'

import { createVault } from './createVault.ts'
import { parseVaultKeys } from './parseVaultKeys.ts'
import { generateVaultKey } from './vaultKey.ts'

const [a, b] = [generateVaultKey().toString('base64'), generateVaultKey().toString('base64')]

test('the first key of a ring is the current one', () => {
  const ring = parseVaultKeys(` 2026-11:${a} , 2025-01:${b}\n`)
  expect(ring.current).toBe('2026-11')
  expect(ring.keys.map(({ id, key }) => [id, key.toString('base64')])).toEqual([
    ['2026-11', a],
    ['2025-01', b],
  ])
  const vault = createVault(ring)
  expect(vault.open(vault.seal('x', 'c'), 'c')).toBe('x')
})

test.each([
  ['', 'no vault key'],
  ['  ', 'no vault key'],
  [a, 'vault key 1 is not written id:base64'],
  [`k1:${a},${b}`, 'vault key 2 is not written id:base64'],
  [`k1:${a},`, 'vault key 2 is not written id:base64'],
  [`k1:${a}:x`, 'vault key 1 is not written id:base64'],
  [`k1:${a.slice(0, 40)}`, 'vault key 1 is not 32 bytes in padded base64'],
  [`k1:${a.slice(0, -1)}`, 'vault key 1 is not 32 bytes in padded base64'],
  [`k1:${a.slice(0, 20)} ${a.slice(21)}`, 'vault key 1 is not 32 bytes in padded base64'],
  [`:${a}`, 'a vault key id is 1 to 32 of A-Z a-z 0-9 . _ -'],
  [`k 1:${a}`, 'a vault key id is 1 to 32 of A-Z a-z 0-9 . _ -'],
  [`k1:${a},k1:${b}`, 'two vault keys of one id'],
])('says what is wrong and not with what', (text, message) => {
  expect(() => parseVaultKeys(text)).toThrow(expect.objectContaining({ kind: 'malformed', message }))
})
