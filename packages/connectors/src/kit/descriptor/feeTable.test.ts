import { expect, test } from 'vitest'
import { dollarRow, feeRow, findFee, termsFrom } from './feeTable.ts'

const table = { ethereum: { ETH: feeRow('0.1', '1', 18), USDC: dollarRow('2') }, bitcoin: { BTC: feeRow('1', '2', 8) } }
const networks = ['ethereum', 'base', 'bitcoin'].map(upstreamId => ({ networkId: `our-${upstreamId}`, upstreamId }))

test('finds a row, and none for the name of an inherited property', () => {
  expect(findFee(table, 'ethereum', 'USDC')).toEqual({ fee: '2', minimum: '1', decimals: 6 })
  expect(findFee(table, 'base', 'USDC')).toBeUndefined()
  expect(findFee(table, 'ethereum', 'toString')).toBeUndefined()
  expect(findFee(table, 'constructor', 'name')).toBeUndefined()
})

test('makes terms of the rows of an asset, under our networks', () => {
  expect(termsFrom(networks, table, 'ETH')).toEqual([
    { networkId: 'our-ethereum', fee: '0.1', minimum: '1', decimals: 18, enabled: true },
  ])
  expect(termsFrom(networks, table, 'NOSUCH')).toEqual([])
})
