import { expect, test } from 'vitest'

import { publicProducts } from './publicProducts.ts'

test('products are listed in one order, independent of the connector’s order', () => {
  expect(publicProducts(['transfers', 'balance'])).toEqual(['balance', 'transfers'])
})

test('deposit addresses are not a product of the API', () => {
  expect(publicProducts(['cryptocurrencyDepositAddresses', 'transfers'])).toEqual(['transfers'])
})
