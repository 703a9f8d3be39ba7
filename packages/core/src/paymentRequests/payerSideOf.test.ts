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

test('the sent amount, the fee and the credited amount of a bridge of the same asset add up', () => {
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

test('a returned pay-in has rows although the order was paid without it, and so has one at a bridge', () => {
  const refunded = { asset: 'USDC', amount: '39.9' }
  const returned = overBridge('0xother', { status: 'refunded', amount: '40', refunded, payoutHashes: [] })
  expect(sideOf([share('50', '50')], [returned])).toMatchObject({
    // What left was sent on both.
    networks: [{ networkName: 'Base Sepolia' }, { networkName: 'Sepolia' }],
    moneyLine: {
      leaves: [{ amount: '90' }],
      fees: [{ takenBy: 'bridge', amount: '0.1' }],
      returned: { amount: '39.9' },
      credited: { amount: '50' },
    },
  })
  const waiting = overBridge('0xother', { status: 'pending', amount: '0.02', payoutHashes: [] }, 'ETH')
  const at = { networkId: sepoliaId, networkName: 'Sepolia', symbol: 'ETH', state: 'atBridge' }
  const found = sideOf([share('50', '50')], [waiting])
  expect(found?.moneyLine.leaves).toMatchObject([{ symbol: 'ETH', amount: '0.02' }, { amount: '50' }])
  expect(found?.others).toEqual([{ ...at, amount: '0.02' }])
  // A provider may report the payment before its amount.
  const unknown = overBridge('0xother', { status: 'pending', payoutHashes: [] }, 'ETH')
  expect(sideOf([share('50', '50')], [unknown])?.others).toEqual([at])
})

test('the second of two foreign assets over bridges has separate rows', () => {
  const refund = (asset: string, amount: string) => ({ refunded: { asset, amount } })
  const found = sideOf(
    [share('50', '50', '0xb1'), share('50', '0', '0xb2')],
    [
      overBridge('0xb1', { amount: '0.03', ...refund('ETH', '0.01') }, 'ETH'),
      overBridge('0xb2', { amount: '60', ...refund('USDT', '9') }, 'USDT'),
    ],
  )
  expect(found?.moneyLine).toMatchObject({
    leaves: [
      { symbol: 'ETH', amount: '0.03' },
      { symbol: 'USDT', amount: '60' },
    ],
    sold: { symbol: 'ETH', amount: '0.02' },
    returned: { symbol: 'ETH', amount: '0.01' },
    bought: { symbol: 'USDC', amount: '100' },
  })
  const at = { networkId: sepoliaId, networkName: 'Sepolia', symbol: 'USDT' }
  expect(found?.others).toEqual([
    { ...at, state: 'exchanged', amount: '51' },
    { ...at, state: 'returned', amount: '9' },
  ])
})

test('another asset at the address of the order has a row for each use', () => {
  const ether = { networkId: baseId, symbol: 'ETH' }
  const sums = { ...ether, arrived: '6', credited: '0', refunded: '1', refunding: '2', open: '3' }
  const found = payerSideOf(transfer, { shares: [share('50', '50')], sums: [sums], bridgePayments: [] })
  expect(found?.moneyLine.leaves).toMatchObject([{ symbol: 'USDC' }, { symbol: 'ETH', amount: '6' }])
  expect(found?.others?.map(({ state, amount }) => `${state} ${amount}`)).toEqual([
    'returned 1',
    'returning 2',
    'open 3',
  ])
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

test('for any payments, directly and over bridges, and any returned amounts, the rows add up', () => {
  const cents = fc.integer({ min: 0, max: 10_000 }).map(String)
  const payment = fc.record({ counted: cents, more: cents, fee: cents, returned: cents, isBridged: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (all, part, isDone) => {
        const shares = all.map(({ counted, more }, index) => share(add(counted, more), counted, `0x${index}`))
        const bridges = all.flatMap(({ counted, more, fee, returned, isBridged }, index) => {
          const amount = [counted, more, fee, returned].reduce(add)
          const refunded = returned === '0' ? {} : { refunded: { asset: 'USDC', amount: returned } }
          return isBridged ? [overBridge(`0x${index}`, { amount, ...refunded })] : []
        })
        const arrived = shares.reduce((sum, one) => add(sum, one.payment.amount), '0')
        const amount = String(Math.floor((Number(arrived) * part) / 100))
        const refunds = isDone ? { refunded: amount } : { refunding: amount }
        const found = sideOf(shares, bridges, refunds)
        if (!found) return
        const { moneyLine: line, rest, others = [] } = found
        const [left = '0', fees = '0'] = [line.leaves, line.fees].map(rows =>
          rows.reduce((sum, row) => add(sum, row.amount ?? 'unknown'), '0'),
        )
        const ends = rest.reduce((sum, one) => add(sum, one.amount), line.credited.amount ?? 'unknown')
        const atBridge = others.reduce((sum, { amount = 'unknown' }) => add(sum, amount), '0')
        const returned = line.returned?.amount ?? '0'
        expect(subtract(left, fees)).toBe([ends, returned, atBridge].reduce(add))
        expect(ends).toBe(arrived)
      },
    ),
  )
})
