import type { BridgedTransfer } from '@rialto/core'
import { expect, test } from 'vitest'

import { bridgedRecord } from './bridgedRecord.ts'

const bridged = (changes: Partial<BridgedTransfer>): BridgedTransfer => ({
  id: '3f0c1d52-7a4e-4b88-9c61-2d8f5e7ab901',
  scope: { clientId: 'client', environment: 'sandbox' },
  userId: 'user-1',
  clientTransactionId: 'order-1',
  networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
  symbol: 'ETH',
  toAddress: '0x1111111111111111111111111111111111111111',
  amount: '0.02475',
  priceUsd: '4000',
  sequence: 2,
  createdAtMs: 0,
  phase: 'settled',
  addressId: 'address',
  origin: { network: 'eip155:11155111', asset: 'USDC' },
  step: 'providerProcessedPayment',
  timeline: [],
  paidInAmount: '100',
  originPriceUsd: '1',
  originHashes: [],
  refundHashes: [],
  ...changes,
})

test('the fee between two assets is the difference in value, in the arriving asset and in USD', () => {
  expect(bridgedRecord(bridged({}))).toMatchObject({
    withdrawalFee: { fee: 0.00025, feeCurrency: 'ETH', feeInFiat: 1 },
    totalFeesAmountInFiat: 1,
    totalTransactionAmountInFiat: 100,
    amountInFiat: 99,
  })
})

test('price changes cause no negative fee, and an unpriced asset has no fee', () => {
  const unpriced = { ...bridged({}) }
  delete unpriced.originPriceUsd
  for (const transfer of [bridged({ amount: '0.026' }), unpriced, bridged({ priceUsd: '0' })])
    expect(bridgedRecord(transfer)).toMatchObject({ withdrawalFee: { fee: 0 }, totalFeesAmountInFiat: 0 })
})

test('the fee is unknown until the deposit has been paid out', () => {
  expect(bridgedRecord(bridged({ phase: 'accepted', amount: '0' }))).toMatchObject({
    totalFeesAmountInFiat: 0,
    totalTransactionAmountInFiat: 100,
  })
})
