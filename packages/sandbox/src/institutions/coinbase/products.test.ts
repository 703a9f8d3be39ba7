import { expect, test } from 'vitest'
import { findProduct, productModel, products } from './products.ts'

test('every coin has a market in dollars, money has none, and an id names one market', () => {
  expect(findProduct('ETH-USD')).toMatchObject({ base: { symbol: 'ETH' }, quote: { symbol: 'USD' } })
  expect(findProduct('BTC-USDC')).toBeDefined()
  for (const id of ['EUR-USD', 'USD-USD', 'DOGE-USDC', 'ETHUSD']) expect(findProduct(id)).toBeUndefined()
  const ids = products.map(product => productModel(product).product_id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('sizes go in steps of the coin’s smallest unit', () => {
  const of = (id: string) => products.map(productModel).find(({ product_id }) => product_id === id)
  expect(of('BTC-USD')).toMatchObject({ base_increment: '0.00000001', base_min_size: '0.00000001', price: '60000' })
  expect(of('USDC-USD')).toMatchObject({ base_increment: '0.000001', quote_increment: '0.01' })
})
