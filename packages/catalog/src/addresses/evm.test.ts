import { expect, test } from 'vitest'

import { evmAddresses, toChecksumAddress } from './evm.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

describeAddressForm(evmAddresses, {
  valid: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  invalid: [
    '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedAB',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    'vitalik.eth',
  ],
  hasChecksum: false,
})

test('the checksum of any spelling is that of EIP-55, also from the cache', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  for (const spelling of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect(toChecksumAddress(spelling)).toBe(address)
})

test('cached checksums of many addresses are never mixed up', () => {
  const addresses = Array.from({ length: 60 }, (_, at) => `0x${at.toString(16).padStart(40, 'a')}`)
  const first = addresses.map(toChecksumAddress)
  expect(first.map(text => text.toLowerCase())).toEqual(addresses)
  expect(addresses.toReversed().map(toChecksumAddress)).toEqual(first.toReversed())
})
