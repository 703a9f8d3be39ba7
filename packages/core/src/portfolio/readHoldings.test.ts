import { expect, test } from 'vitest'

import { createWorld, fixedPrices } from '../testing/index.ts'
import { readHoldings } from './readHoldings.ts'

test('coins have public prices, shares have their institution’s, and unknown coins have none', async () => {
  const world = createWorld()
  const connection = await world.connect()
  world.ctx.prices = fixedPrices({ ETH: '2000' }, { isStale: true })
  const eth = { symbol: 'ETH', name: 'Ether', amount: '1.5', available: '1' }
  world.institution.script.holdings = [
    eth,
    { ...eth, assetType: 'equity', quotedUsd: '3' },
    { ...eth, isOtherCoin: true },
  ]
  const { holdings, priced } = await readHoldings(world.ctx, connection)
  expect(holdings).toEqual(world.institution.script.holdings)
  expect(priced).toEqual([
    { ...holdings[0], priceUsd: '2000', valueUsd: '3000', isPriceStale: true },
    { ...holdings[1], priceUsd: '3', valueUsd: '4.5' },
    holdings[2],
  ])
})
