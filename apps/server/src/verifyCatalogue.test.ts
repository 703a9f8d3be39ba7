import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

import { signedCatalogue } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { verifyCatalogue } from './verifyCatalogue.ts'

test('the tokens in the repository are those that the maintainers signed', () => {
  expect(() => verifyCatalogue()).not.toThrow()
})

const { text, ...signed } = signedCatalogue()
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test.each<[string, string]>([
  ['the contract of a row', text.replace(usdc, `${usdc.slice(0, -1)}9`)],
  ['the decimals of a row', text.replace(`USDC\t6\t${usdc}`, `USDC\t18\t${usdc}`)],
  ['a further row', `${text}\nBase\tUSDC2\t6\t${usdc}\tn\tUS\tUSD Coin`],
  ['a missing row', text.slice(0, text.lastIndexOf('\n'))],
])('a server does not start with %s that they did not sign', (_what, changed) => {
  expect(changed).not.toBe(text)
  expect(() => verifyCatalogue({ text: changed, ...signed })).toThrow('is not the one that its maintainers signed')
})

test('a signature by another key is refused', () => {
  const signature = Buffer.alloc(64, 1).toString('base64')
  expect(() => verifyCatalogue({ text, ...signed, signature })).toThrow('is not the one')
})

test('while a key is replaced, a signature by either is accepted, and afterwards by the new one alone', () => {
  const [old, next] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const encoded = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64')
  const publicKeys = [old, next].map(pair => encoded(pair.publicKey))
  const by = ({ privateKey }: { privateKey: KeyObject }) => sign(null, Buffer.from(text), privateKey).toString('base64')
  for (const signature of [by(old), by(next)])
    expect(() => verifyCatalogue({ text, signature, publicKeys })).not.toThrow()
  const [, kept = ''] = publicKeys
  expect(() => verifyCatalogue({ text, signature: by(next), publicKeys: [kept] })).not.toThrow()
  expect(() => verifyCatalogue({ text, signature: by(old), publicKeys: [kept] })).toThrow('is not the one')
  expect(() => verifyCatalogue({ text, signature: by(old), publicKeys: [] })).toThrow('is not the one')
})
