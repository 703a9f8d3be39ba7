import { networksIn } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { maxAddresses, readAddresses } from './readAddresses.ts'

const networks = networksIn('production')
const several = { several: true, networks }
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const evm = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

test('addresses keep their order, and two spellings of one are one', () => {
  expect(readAddresses(` ${evm.toLowerCase()} ,${bitcoin}, ${evm}`, several)).toEqual([evm, bitcoin])
})

test('a single address is accepted if only one is allowed', () => {
  expect(readAddresses(bitcoin, { several: false, networks })).toEqual([bitcoin])
  expect(() => readAddresses(`${bitcoin},${evm}`, { several: false, networks })).toThrow('accepts one address')
})

test('an extended public key, from which all addresses follow, is rejected and not repeated', () => {
  const xpub = `xpub${'A'.repeat(107)}`
  expect(() => readAddresses(xpub, several)).toThrow(/^extended public keys .xpub. are not supported/)
})

test('an empty entry, an invalid address and too many addresses are rejected', () => {
  expect(() => readAddresses(`${bitcoin},`, several)).toThrow('empty entry')
  expect(() => readAddresses('bc1q', several)).toThrow('bc1q is not an address on a supported network')
  expect(() =>
    readAddresses(
      Array(maxAddresses + 1)
        .fill(bitcoin)
        .join(','),
      several,
    ),
  ).toThrow(`at most ${maxAddresses}`)
})
