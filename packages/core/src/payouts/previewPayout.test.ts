import { expect, test } from 'vitest'

import { sepolia } from '../testing/fixtures.ts'
import { isSame, isSameAmount } from './previewPayout.ts'

const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7'

test('two spellings of an address are the same destination, and another tag is another one', () => {
  expect(isSame(sepolia, { address: checksummed }, { address: checksummed.toLowerCase() })).toBe(true)
  expect(isSame(sepolia, { address: checksummed, tag: '1' }, { address: checksummed })).toBe(false)
  expect(isSame(sepolia, { address: checksummed, tag: '' }, { address: checksummed })).toBe(true)
})

test('an amount is compared by its value, in its asset', () => {
  const asked = { networkId: sepolia, symbol: 'USDC', amount: '10' }
  expect(isSameAmount({ ...asked, amount: '10.0' }, asked)).toBe(true)
  expect(isSameAmount({ ...asked, symbol: 'EURC' }, asked)).toBe(false)
})
