import { expect, test } from 'vitest'

import { fixedPrices } from '../testing/fixedPrices.ts'
import { nominalAmount } from './nominalAmount.ts'

test('the nominal amount is about 50 USD, rounded up to six decimals', async () => {
  const prices = fixedPrices({ USDC: '1', ETH: '2000', BTC: '60000', ZERO: '0' })
  const amount = (asset: string) => nominalAmount({ prices }, asset)
  expect(await amount('USDC')).toBe('50')
  expect(await amount('ETH')).toBe('0.025')
  expect(await amount('BTC')).toBe('0.000834')
  expect([await amount('ZERO'), await amount('NONE')]).toEqual(['0.1', '0.1'])
})
