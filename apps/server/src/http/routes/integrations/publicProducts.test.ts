import { expect, test } from 'vitest'

import { publicProducts } from './publicProducts.ts'

test('products are listed in one order, whatever the order in which a connector names them', () => {
  expect(publicProducts(['transfers', 'balance'])).toEqual(['balance', 'transfers'])
})

test('deposit addresses are no product of the API', () => {
  expect(publicProducts(['cryptocurrencyDepositAddresses', 'transfers'])).toEqual(['transfers'])
})
