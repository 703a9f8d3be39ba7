import { pubkeyToAddress } from '@cosmjs/amino'
import { expect, test } from 'vitest'

import { publicKeyOf } from '../publicKeyOf.ts'
import { addressOf, isAddress, isSignedBy, keyOf, moduleAddress, signBytes } from './cosmosKeys.ts'

test('addresses are those of the published library, one for each chain', () => {
  const key = keyOf('a test')
  const value = Buffer.from(publicKeyOf(key)).toString('base64')
  for (const prefix of ['cosmos', 'noble'])
    expect(addressOf(prefix, key)).toBe(pubkeyToAddress({ type: 'tendermint/PubKeySecp256k1', value }, prefix))
})

test('the account of the module that collects fees is that of the public chain', () => {
  expect(moduleAddress('cosmos', 'fee_collector')).toBe('cosmos17xpfvakm2amg962yls6f84z3kell8c5lserqta')
})

test('an address of another chain, with a typing error or in capitals is none', () => {
  const address = addressOf('cosmos', keyOf('a test'))
  expect(isAddress('cosmos', address)).toBe(true)
  expect(isAddress('noble', address)).toBe(false)
  expect(isAddress('cosmos', address.toUpperCase())).toBe(false)
  expect(isAddress('cosmos', `${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`)).toBe(false)
})

test('a signature is valid for its bytes and its key alone', () => {
  const [key, bytes] = [keyOf('a test'), Buffer.from('a payment')]
  const signature = signBytes(bytes, key)
  expect(isSignedBy(bytes, signature, publicKeyOf(key))).toBe(true)
  expect(isSignedBy(Buffer.from('another'), signature, publicKeyOf(key))).toBe(false)
  expect(isSignedBy(bytes, signature, publicKeyOf(keyOf('another')))).toBe(false)
  expect(isSignedBy(bytes, signature.subarray(1), publicKeyOf(key))).toBe(false)
})
