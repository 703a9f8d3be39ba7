import { add, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PaymentShare } from './assessPayments.ts'
import type { BridgePayIn, BridgePayment } from './bridges/ports.ts'
import { payerSideOf } from './payerSideOf.ts'

const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
const baseId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const asset = { networkId: baseId, symbol: 'USDC' }
const transfer = { ...asset, priceUsd: '1' }
const share = (amount: string, counted: string, hash = '0xd1') =>
  ({ payment: { ...asset, amount, hash, state: 'final' }, counted }) as unknown as PaymentShare
const overBridge = (hash: string, payIn: Partial<BridgePayIn> = {}, origin = 'USDC') =>
  ({
    networkId: sepoliaId,
    origin: { network: 'eip155:11155111', asset: origin },
    amount: '50.089045',
    payIns: [{ payoutHashes: [hash], ...payIn }],
  }) as unknown as BridgePayment
/** Amounts of completed refunds and of refunds in progress. */
type Refunds = { refunded?: string; refunding?: string }
const sideOf = (shares: PaymentShare[], bridgePayments: BridgePayment[] = [], refunds: Refunds = {}) => {
  const sums = { ...asset, arrived: '0', credited: '0', refunded: '0', refunding: '0', open: '0', ...refunds }
  return payerSideOf(transfer, { shares, sums: [sums], bridgePayments })
}

test('over a bridge of the same asset: what was sent there, the fee of the bridge and what is credited add up', () => {
  const found = sideOf([share('50', '50', '0xb1')], [overBridge('0xb1', { amount: '50.089045' })])
  expect(found).toMatchObject({
    networks: [{ networkId: sepoliaId, networkName: 'Sepolia' }],
    moneyLine: {
      state: 'actual',
      leaves: [{ symbol: 'USDC', amount: '50.089045' }],
      fees: [{ takenBy: 'bridge', symbol: 'USDC', amount: '0.089045' }],
      credited: { symbol: 'USDC', amount: '50', usd: '50' },
    },
    rest: [],
  })
  // Without a reported amount, at least the amount of the address was paid in.
  expect(sideOf([share('50', '50', '0xb1')], [overBridge('0xb1')])).toEqual(found)
})

test('the part of a larger pay-in that the bridge returned is a separate row', () => {
  const refunded = { asset: 'USDC', amount: '9.9' }
  const found = sideOf([share('50', '50', '0xb1')], [overBridge('0xb1', { amount: '60', refunded })])
  expect(found?.moneyLine).toMatchObject({ returned: { amount: '9.9' }, fees: [{ amount: '0.1' }] })
})

test('the fee of a bridge from another asset is in the rate', () => {
  const { moneyLine: line } = sideOf([share('50', '50', '0xb1')], [overBridge('0xb1', { amount: '0.02' }, 'ETH')]) ?? {}
  expect(line).toMatchObject({ leaves: [{ symbol: 'ETH', amount: '0.02' }], bought: { symbol: 'USDC', amount: '50' } })
  expect(line?.fees[0]).not.toHaveProperty('amount')
})

test('a pay-in that was returned, and one without a payout to the order, are left out', () => {
  expect(
    sideOf([share('50', '50')], [overBridge('0xother'), overBridge('0xother', { payoutHashes: [] })]),
  ).toBeUndefined()
})

test('an excess is returned, in a refund or open, and all else is credited', () => {
  const rest = (refunds: Refunds = {}) => sideOf([share('60', '50')], [], refunds)
  expect(rest()).toMatchObject({
    networks: [{ networkId: baseId, networkName: 'Base Sepolia' }],
    moneyLine: { leaves: [{ amount: '60' }], credited: { amount: '50' } },
    rest: [{ state: 'open', amount: '10' }],
  })
  expect(rest({ refunding: '10' })?.rest).toEqual([{ state: 'returning', amount: '10' }])
  expect(rest({ refunded: '4', refunding: '1' })?.rest).toEqual([
    { state: 'returned', amount: '4' },
    { state: 'returning', amount: '1' },
    { state: 'open', amount: '5' },
  ])
})

test('an order that was paid directly, without an excess, has no separate payer’s side', () => {
  expect(sideOf([share('20', '20'), share('30', '30')])).toBeUndefined()
})

test('for any payments, directly and over bridges, and any refunds, the rows add up', () => {
  const cents = fc.integer({ min: 0, max: 10_000 }).map(String)
  const payment = fc.record({ counted: cents, more: cents, fee: cents, isBridged: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (all, part, isDone) => {
        const shares = all.map(({ counted, more }, index) => share(add(counted, more), counted, `0x${index}`))
        const bridges = all.flatMap(({ counted, more, fee, isBridged }, index) =>
          isBridged ? [overBridge(`0x${index}`, { amount: add(add(counted, more), fee) })] : [],
        )
        const arrived = shares.reduce((sum, one) => add(sum, one.payment.amount), '0')
        const amount = String(Math.floor((Number(arrived) * part) / 100))
        const refunds = isDone ? { refunded: amount } : { refunding: amount }
        const found = sideOf(shares, bridges, refunds)
        if (!found) return
        const { moneyLine: line, rest } = found
        const [left = '0', fees = '0'] = [line.leaves, line.fees].map(rows =>
          rows.reduce((sum, row) => add(sum, row.amount ?? 'unknown'), '0'),
        )
        const ends = rest.reduce((sum, one) => add(sum, one.amount), line.credited.amount ?? 'unknown')
        expect(subtract(left, fees)).toBe(ends)
        expect(ends).toBe(arrived)
      },
    ),
  )
})
