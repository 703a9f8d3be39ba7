import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'

import { accountKeyFault, readAccountKey, receivingKey } from './extendedKeys.ts'

const root = HDKey.fromMasterSeed(new Uint8Array(32).fill(7))
const account = root.derive("m/44'/60'/0'")

test('the key of an account and that of its receiving addresses lead to the same addresses', () => {
  const [outer, inner] = [account, account.deriveChild(0)].map(key => readAccountKey(key.publicExtendedKey))
  if (!outer || !inner) throw new Error('not read')
  expect(receivingKey(outer).publicExtendedKey).toBe(receivingKey(inner).publicExtendedKey)
  expect(accountKeyFault(account.publicExtendedKey, 60)).toBeUndefined()
})

test('a private key is not read', () => {
  expect(readAccountKey(account.privateExtendedKey)).toBeUndefined()
  expect(accountKeyFault(account.privateExtendedKey, 60)).toContain('xpub')
})

test('a key of another depth is refused with the two that are accepted', () => {
  expect(accountKeyFault(root.publicExtendedKey, 60)).toContain("m/44'/60'/0'")
  expect(accountKeyFault('xpub', 60)).toContain('xpub')
})
