import { secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2pkh, p2sh, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { expect, test } from 'vitest'

import { addressScript, keyScript } from './addressScripts.ts'

const secret = new Uint8Array(32).fill(1)
const compressed = secp256k1.getPublicKey(secret, true)
const whole = secp256k1.getPublicKey(secret, false)

test('an address of any network stands for the same script', () => {
  const { address = '' } = p2wpkh(compressed)
  const { address: onTestNetwork = '' } = p2wpkh(compressed, TEST_NETWORK)
  expect(onTestNetwork).not.toBe(address)
  expect(addressScript(onTestNetwork)).toEqual(addressScript(address))
  expect(addressScript(address)?.type).toBe('wpkh')
})

test('the script of a key is that of its address', () => {
  for (const [type, address] of [
    ['pkh', p2pkh(compressed).address],
    ['wpkh', p2wpkh(compressed).address],
    ['sh', p2sh(p2wpkh(compressed)).address],
  ] as const) {
    const decoded = addressScript(address ?? '')
    expect(decoded && OutScript.encode(decoded)).toEqual(keyScript(type, compressed))
  }
})

test('segwit takes no key that is not compressed, and Taproot no hash of a key', () => {
  expect(keyScript('pkh', whole)).toBeDefined()
  expect(keyScript('wpkh', whole)).toBeUndefined()
  expect(keyScript('sh', whole)).toBeUndefined()
  expect(keyScript('tr', compressed)).toBeUndefined()
})

test('text that is not an address has no script', () => {
  for (const text of ['', 'bc1q', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'])
    expect(addressScript(text)).toBeUndefined()
})
