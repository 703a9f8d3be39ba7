import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { expect, test } from 'vitest'

import { addressScript } from './addressScripts.ts'
import { isLegacySignature, legacyMessageHash, verifyLegacyMessage } from './verifyLegacyMessage.ts'

const secret = new Uint8Array(32).fill(1)
const key = secp256k1.getPublicKey(secret, true)
const message = 'Ω text'

const signed = (from: number): Uint8Array => {
  const bytes = secp256k1.sign(legacyMessageHash(message), secret, { prehash: false, format: 'recovered' })
  return Uint8Array.of(from + (bytes[0] ?? 0), ...bytes.subarray(1))
}
const isProof = (address: string | undefined, bytes: Uint8Array, text = message): boolean => {
  const script = addressScript(address ?? '')
  return script !== undefined && verifyLegacyMessage({ address: script, message: text, bytes })
}

test('each kind of address is proved by the groups of first bytes that stand for it', () => {
  expect(isProof(p2pkh(key).address, signed(31))).toBe(true)
  expect(isProof(p2sh(p2wpkh(key)).address, signed(35))).toBe(true)
  expect(isProof(p2wpkh(key).address, signed(39))).toBe(true)
  expect(isProof(p2wpkh(key).address, signed(35))).toBe(false)
  expect(isProof(p2pkh(key).address, signed(39))).toBe(false)
})

test('an uncompressed key has a different address', () => {
  expect(isProof(p2pkh(key).address, signed(27))).toBe(false)
  expect(isProof(p2pkh(secp256k1.getPublicKey(secret, false)).address, signed(27))).toBe(true)
})

test('another text is not proved', () => {
  expect(isProof(p2pkh(key).address, signed(31), 'Ω other')).toBe(false)
})

test('only 65 bytes with a first byte of a group have the form', () => {
  expect(isLegacySignature(signed(31))).toBe(true)
  for (const bytes of [new Uint8Array(65), signed(31).subarray(1), Uint8Array.of(43, ...signed(31).subarray(1))])
    expect(isLegacySignature(bytes)).toBe(false)
})
