import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

import { expect, test } from 'vitest'

import { isSigned } from './isSigned.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const publicKey = createPublicKey(createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })))
  .export({ type: 'spki', format: 'der' })
  .subarray(-32)
  .toString('base64')
const signature = sign(null, Buffer.from('catalogue'), privateKey).toString('base64')

test('a signature by Node’s own Ed25519 is accepted for its text alone', () => {
  expect(isSigned('catalogue', signature, publicKey)).toBe(true)
  expect(isSigned('catalogue ', signature, publicKey)).toBe(false)
})

test('a malformed signature or key is invalid, and does not throw', () => {
  expect(isSigned('catalogue', '%', publicKey)).toBe(false)
  expect(isSigned('catalogue', signature, 'AA==')).toBe(false)
  expect(isSigned('catalogue', '', '')).toBe(false)
})
