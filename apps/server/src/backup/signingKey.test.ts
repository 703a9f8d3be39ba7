import { isSigned } from '@rialto/link-protocol'
import { expect, test } from 'vitest'

import { generateSigningKey, readSigningKey } from './signingKey.ts'

test('a signature is verified by the widget with the public key alone', async () => {
  const key = readSigningKey(generateSigningKey())
  const signature = key.sign('catalog')
  expect(await isSigned('catalog', signature, key.publicKey)).toBe(true)
  expect(await isSigned('catalog ', signature, key.publicKey)).toBe(false)
})

test('a key of another length is rejected', () => {
  expect(() => readSigningKey(Buffer.alloc(31).toString('base64'))).toThrow('32 bytes')
})
