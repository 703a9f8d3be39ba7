import { expect, test } from 'vitest'

import { cannedEgress } from '../kit/testing/cannedEgress.ts'
import { createUpholdPriceList } from './createUpholdPriceList.ts'

test('prices are Uphold’s bids in dollars', async () => {
  const ticker = (pair: string, bid: string, currency = 'USD') => ({ ask: bid, bid, currency, pair })
  const body = [ticker('BTCUSD', '60000'), ticker('AAVE-USD', '100'), ticker('USDEUR', '0.9', 'EUR')]
  const prices = await createUpholdPriceList(cannedEgress({ 'GET /v0/ticker/USD': { body } }).egress).load()
  expect([...prices]).toEqual([
    ['BTC', '60000'],
    ['AAVE', '100'],
  ])
})
