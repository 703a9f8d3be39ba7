import { expect, test } from 'vitest'

import { isOvercharged, sumsOf } from './sumsOf.ts'

const approved = { amount: '5', fee: '0.3', phase: 'settled' } as const

test('the approved sums count until the institution has charged', () => {
  expect(sumsOf(approved)).toEqual({ state: 'planned', debit: '5.3', fee: '0.3' })
  expect(sumsOf({ ...approved, charged: { debit: '5.4', fee: '0.4' } })).toEqual({
    state: 'actual',
    debit: '5.4',
    fee: '0.4',
  })
})

test('a wallet pays the network’s fee in the asset only where the network takes it there', () => {
  const wallet = { amount: '5', fee: '0', networkFeeCharged: '0.01', phase: 'settled' } as const
  expect(sumsOf(wallet)).toEqual({ state: 'actual', debit: '5.01', fee: '0.01' })
  const inCoin = { ...wallet, networkFee: { symbol: 'ETH', amount: '0.01' } } as Parameters<typeof sumsOf>[0]
  expect(sumsOf(inCoin)).toEqual({ state: 'actual', debit: '5', fee: '0' })
})

test('while a transaction is confirmed whose fee the client pays, the fee is none of the wallet’s', () => {
  const sponsored = { ...approved, networkFeeCharged: '0', phase: 'onChain' } as const
  expect(sumsOf(sponsored)).toEqual({ state: 'planned', debit: '5', fee: '0' })
})

test('only a charge above the approved debit is an overcharge', () => {
  expect(isOvercharged(approved)).toBe(false)
  expect(isOvercharged({ ...approved, charged: { debit: '5.30', fee: '0.3' } })).toBe(false)
  expect(isOvercharged({ ...approved, charged: { debit: '5.300001', fee: '0.3' } })).toBe(true)
})
