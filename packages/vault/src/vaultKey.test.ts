import { expect, test } from 'vitest'

import { checkVaultKey, generateVaultKey, keyBytes } from './vaultKey.ts'

const key = generateVaultKey()

test('keys have 256 bits, and no two are the same', () => {
  expect(key).toHaveLength(keyBytes)
  expect(generateVaultKey().equals(key)).toBe(false)
})

test.each(['k', 'A-z_0.9', 'k'.repeat(32)])('%s can name a key', id =>
  expect(() => checkVaultKey({ id, key })).not.toThrow(),
)

test.each(['', 'k'.repeat(33), 'a b', 'a:b', 'schlüssel', 'a\n'])('%j can name none', id =>
  expect(() => checkVaultKey({ id, key })).toThrow('key id'),
)

test('a key of another length is refused, and its bytes are not in the message', () => {
  const short = Buffer.from('secret bytes')
  expect(() => checkVaultKey({ id: 'key', key: short })).toThrow(/^vault key key is not 32 bytes$/)
})
