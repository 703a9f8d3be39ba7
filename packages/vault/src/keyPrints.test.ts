import { expect, test } from 'vitest'

import { keyPrints } from './keyPrints.ts'
import { generateVaultKey } from './vaultKey.ts'

test('a print names a key by its id and its bytes, and does not contain it', () => {
  const key = generateVaultKey()
  const [one, two, three] = [key, key, generateVaultKey()].map(
    bytes => keyPrints({ keys: [{ id: 'main', key: bytes }], current: 'main' })[0],
  )
  expect(one).toEqual(two)
  expect(one?.print).toMatch(/^main:[0-9a-f]{16}$/)
  expect(three?.print).not.toBe(one?.print)
  expect(key.toString('hex')).not.toContain(one?.print.slice(5) ?? '')
})
