import { expect, test } from 'vitest'
import { asFiatBalances, asHoldings } from './ownedRows.ts'

const rows = [
  { symbol: 'USDC', total: '10', free: '12' },
  { symbol: 'ETH', total: '2', free: '1' },
  { symbol: 'BTC', total: '-1', free: '0' },
  { symbol: 'SOL', total: '0', free: '0' },
  { symbol: 'EUR', total: '5', free: '4' },
  { symbol: 'USD', total: '-3', free: '0' },
  { symbol: 'GBP', total: '0', free: '0' },
]

test('returns coins that are owned, and no more of them available than that', () => {
  expect(asHoldings(rows)).toEqual([
    { symbol: 'USDC', name: 'USD Coin', amount: '10', available: '10' },
    { symbol: 'ETH', name: 'Ethereum', amount: '2', available: '1' },
  ])
})

test('returns fiat, including a debt', () => {
  expect(asFiatBalances(rows)).toEqual([
    { currencyCode: 'EUR', cash: '5', buyingPower: '4' },
    { currencyCode: 'USD', cash: '-3', buyingPower: '0' },
  ])
})
