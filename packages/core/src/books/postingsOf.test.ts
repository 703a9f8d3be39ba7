import { add, isZero, walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { aDecimal } from '../testing/arbitraries.ts'
import { aConnection, aTransfer, sepolia } from '../testing/index.ts'
import { postingsOf } from './postingsOf.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const aFunding = fc.record({
  bought: aDecimal(),
  sold: aDecimal(),
  fee: aDecimal(),
  feeIn: fc.constantFrom('USDC', 'EUR', 'BNB'),
})

const anyTransfer: fc.Arbitrary<Transfer> = fc
  .record({
    amount: aDecimal(),
    fee: aDecimal(),
    phase: fc.constantFrom('settled' as const, 'failed' as const),
    type: fc.constantFrom('scripted', walletIntegrationType),
    clientFee: optional(aDecimal()),
    charged: optional(fc.record({ fee: aDecimal(), more: aDecimal() })),
    networkFeeCharged: optional(aDecimal()),
    networkFee: optional(fc.constantFrom('ETH', 'USDC')),
    arrived: optional(aDecimal()),
    refunded: optional(aDecimal()),
    foundLateAtMs: optional(fc.constant(1)),
    order: optional(aFunding),
  })
  .map(({ clientFee, charged, networkFee, refunded, order, amount, ...rest }) =>
    aTransfer(connection, {
      amount,
      ...defined({
        ...rest,
        clientFee: clientFee === undefined ? undefined : { amount: clientFee, ratio: '0.01' },
        charged: charged && { fee: charged.fee, debit: add(add(amount, charged.fee), charged.more) },
        networkFee: networkFee === undefined ? undefined : { symbol: networkFee, amount: rest.fee, priceUsd: '2' },
        refunded: refunded === undefined ? undefined : { amount: refunded },
        converted: order && {
          bought: order.bought,
          sold: order.sold,
          fees: [{ symbol: order.feeIn, amount: order.fee }],
        },
        funding: order && {
          kind: 'conversion' as const,
          from: 'EUR',
          side: 'buy' as const,
          amount: order.bought,
          price: '1',
          spends: order.sold,
          yields: order.bought,
        },
      }),
    }),
  )

const bridged: fc.Arbitrary<BridgedTransfer> = fc
  .record({
    phase: fc.constantFrom('settled' as const, 'failed' as const),
    symbol: fc.constantFrom('USDC', 'ETH'),
    amount: fc.oneof(fc.constant('0'), aDecimal()),
    paidInAmount: optional(aDecimal()),
    refund: optional(fc.record({ asset: fc.constantFrom('USDC', 'ETH'), amount: aDecimal() })),
    reported: fc.constantFrom('succeeded' as const, 'refundSucceeded' as const),
  })
  .map(({ refund, paidInAmount, ...rest }) => ({
    ...rest,
    ...defined({ paidInAmount, refunded: refund }),
    id: 'bridged',
    scope: connection.scope,
    userId: 'user',
    networkId: sepolia,
    toAddress: '0x1',
    priceUsd: '1',
    sequence: 1,
    createdAtMs: 1,
    addressId: 'address',
    origin: { network: 'eip155:1', asset: 'USDC' },
    step: 'recordCreated' as const,
    timeline: [],
    originHashes: [],
    refundHashes: [],
  }))

const sumsOf = (transfer: AnyTransfer, parts?: Transfer[]) => {
  const sums = new Map<string, string>()
  for (const { symbol, amount } of postingsOf(transfer, parts).postings)
    sums.set(symbol, add(sums.get(symbol) ?? '0', amount))
  return [...sums.values()]
}
const unexplained = (transfer: AnyTransfer) =>
  postingsOf(transfer).postings.filter(({ account }) => account === 'unexplained')

test('each transaction of the journal sums to zero for each asset', () => {
  fc.assert(
    fc.property(fc.oneof(anyTransfer, bridged), transfer => {
      expect(sumsOf(transfer).every(isZero)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('no unit of a transfer from an account or a wallet is left unexplained', () => {
  fc.assert(
    fc.property(anyTransfer, transfer => {
      expect(unexplained(transfer)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('parts and their whole together post the client’s fee once, and sum to zero', () => {
  const part = aTransfer(connection, { amount: '6', fee: '0.5', phase: 'settled', partOf: 'whole' })
  const whole = aTransfer(connection, {
    id: 'whole',
    amount: '12',
    phase: 'settled',
    isCombined: true,
    clientFee: { amount: '1', ratio: '0.1' },
    reference: 'r',
  })
  const parts = [part, { ...part, id: 'other' }]
  expect(postingsOf(whole, parts).postings).toEqual([
    { account: 'credited', symbol: 'USDC', amount: '-1' },
    { account: 'fee:client:transfer', symbol: 'USDC', amount: '1' },
  ])
  expect(sumsOf(whole, parts)).toEqual(['0'])
})
