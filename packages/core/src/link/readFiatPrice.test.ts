import { expect, test } from 'vitest'

import { fixedPrices } from '../testing/fixedPrices.ts'
import { readFiatPrice } from './readFiatPrice.ts'

test('a currency without a quote has no price, instead of one of nothing', async () => {
  const prices = fixedPrices({ EUR: '1.1' })
  expect(await readFiatPrice({ prices }, 'EUR')).toEqual({ currency: 'EUR', usd: '1.1' })
  expect(await readFiatPrice({ prices }, 'XYZ')).toEqual({ currency: 'XYZ' })
})
