import { add, compare } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anAddress, baseSepolia, sepolia } from '../../testing/fixtures.ts'
import { combineSources } from './combineSources.ts'
import type { FundingRequest, SourceAccount } from './rankSources.ts'

const to = (changes: object = {}) => ({ symbol: 'usdc', networkId: sepolia, address: anAddress, ...changes })
const account = (connectionId: string, available: string, networkIds = [sepolia], fee = '1'): SourceAccount => ({
  connectionId,
  holdings: [{ symbol: 'USDC', available, isFiat: false }],
  terms: networkIds.map(networkId => ({ symbol: 'USDC', networkId, fee, minimum: '5', decimals: 6, enabled: true })),
  quotes: [],
})
const request = (changes: Partial<FundingRequest> = {}): FundingRequest => ({
  destinations: [to()],
  requested: { amount: '100', isInclusiveFeeEnabled: false },
  prices: new Map([['USDC', '1']]),
  prefersPurchase: false,
  ...changes,
})
const two = [account('a', '31'), account('b', '81')]

test('several accounts pay together if none has enough, with each fee on top', () => {
  expect(combineSources(two, request(), 2)).toMatchObject({
    symbol: 'USDC',
    amount: '100',
    parts: [
      { connectionId: 'b', amount: '80', fee: '1' },
      { connectionId: 'a', amount: '20', fee: '1' },
    ],
    feesUsd: '2',
  })
})

test('accounts are not combined for an inclusive fee, for too few allowed accounts, or for too small a total', () => {
  expect(combineSources(two, request({ requested: { amount: '100', isInclusiveFeeEnabled: true } }), 2)).toBeUndefined()
  expect(combineSources(two, request(), 1)).toBeUndefined()
  expect(
    combineSources(two, request({ requested: { amount: '111', isInclusiveFeeEnabled: false } }), 2),
  ).toBeUndefined()
  expect(combineSources([], request(), 2)).toBeUndefined()
})

test('the client’s minimum applies to the payment, not to its parts', () => {
  expect(combineSources(two, request({ destinations: [to({ minAmount: '100' })] }), 2)?.parts).toHaveLength(2)
  expect(combineSources(two, request({ destinations: [to({ minAmount: '101' })] }), 2)).toBeUndefined()
})

test('of two destinations the one with fewer parts is chosen; ties are broken by the cost to the user', () => {
  const both = [sepolia, baseSepolia]
  const wide = [account('a', '40', both), account('b', '40', both), account('c', '61'), account('d', '61')]
  const destinations = [to({ networkId: baseSepolia, amount: '60' }), to({ amount: '100' })]
  expect(combineSources(wide, request({ destinations }), 3)?.destination.networkId).toBe(baseSepolia)
  const cheaper = [account('a', '90', both, '3'), account('b', '90', both, '3')]
  const discounted = [to({ amount: '110' }), to({ networkId: baseSepolia, amount: '105' })]
  expect(combineSources(cheaper, request({ destinations: discounted }), 3)?.amount).toBe('105')
})

test('without a quote for the asset, the payment is planned and its fees are unknown', () => {
  const found = combineSources(two, request({ prices: new Map() }), 2)
  expect(found).toMatchObject({ amount: '100', feesUsd: undefined })
})

test('the parts of a combination add up to the amount, and no account pays more than it has', () => {
  const anAccount = fc.integer({ min: 0, max: 90 }).map(String)
  fc.assert(
    fc.property(
      fc.array(anAccount, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 10, max: 150 }),
      (has, amount) => {
        const accounts = has.map((available, at) => account(`${at}`, available))
        const wanted = request({ requested: { amount: `${amount}`, isInclusiveFeeEnabled: false } })
        const found = combineSources(accounts, wanted, 4)
        if (!found) return
        expect(found.parts.reduce((sum, part) => add(sum, part.amount), '0')).toBe(found.amount)
        for (const { connectionId, amount: paid, fee } of found.parts)
          expect(compare(add(paid, fee), has[Number(connectionId)] ?? '0')).toBeLessThanOrEqual(0)
      },
    ),
    { numRuns: 30 },
  )
})
