import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'

import { isSigned } from './isSigned.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
const signature = sign(null, Buffer.from('état'), privateKey).toString('base64')

test('a text is signed by its key alone, whatever white space the base64 came with', async () => {
  expect(await isSigned('état', `${signature}\n`, key)).toBe(true)
  expect(await isSigned('etat', signature, key)).toBe(false)
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' })
  expect(await isSigned('état', signature, other.subarray(-32).toString('base64'))).toBe(false)
})

test('a malformed signature or key proves nothing, and throws nothing', async () => {
  expect(await isSigned('état', 'AAAA', key)).toBe(false)
  expect(await isSigned('état', '%', key)).toBe(false)
  expect(await isSigned('état', signature, 'AAAA')).toBe(false)
})
