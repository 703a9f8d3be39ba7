import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { createLedgerView } from '../ledger/createLedgerView.ts'
import { seedPersonas } from '../ledger/setBalances.ts'
import { openStore } from '../state/openStore.ts'
import { createOrders, type NewOrder } from './createOrders.ts'

const start = () => {
  const store = openStore()
  const clock = createSandboxClock(() => Date.UTC(2026, 0, 1))
  seedPersonas(store, ['coinbase', 'binance'], clock.nowMs())
  return { store, orders: createOrders({ store, clock }), ledger: createLedgerView(store) }
}

const anOrder = (changes: Partial<NewOrder> = {}): NewOrder => ({
  id: '1',
  institution: 'coinbase',
  persona: 'Mesh',
  base: 'BTC',
  quote: 'USD',
  side: 'buy',
  kind: 'market',
  timeInForce: 'ioc',
  reference: 'ours',
  ...changes,
})

test('a market buy by money spends that money, fee included, and no more', () => {
  const { orders, ledger } = start()
  const order = orders.place(anOrder({ quoteUnits: '100600' }))
  expect(order).toMatchObject({ status: 'filled', filledUnits: '1666666', valueUnits: '100000', feeUnits: '600' })
  expect(ledger.balance('coinbase', 'Mesh', 'USD')).toBe('9998994')
  expect(ledger.balance('coinbase', 'Mesh', 'BTC')).toBe('5.01666666')
  expect(ledger.balance('coinbase', 'Mesh', 'USD', 'fees')).toBe('6')
})

test('Binance deducts its fee from the received asset', () => {
  const { orders, ledger } = start()
  orders.place(anOrder({ institution: 'binance', quote: 'USDT', baseUnits: '1000000' }))
  expect(ledger.balance('binance', 'Mesh', 'USDT')).toBe('9400')
  expect(ledger.balance('binance', 'Mesh', 'BTC')).toBe('5.00999')
})

test('a limit order rests on a hold until it is cancelled, and cancelling again changes nothing', () => {
  const { orders, ledger } = start()
  const order = orders.place(anOrder({ kind: 'limit', timeInForce: 'gtc', baseUnits: '1000000', limitPrice: '50000' }))
  expect(order).toMatchObject({ status: 'open', heldUnits: '50300' })
  expect(ledger.balance('coinbase', 'Mesh', 'USD', 'hold')).toBe('503')
  const cancelled = orders.cancel(order)
  expect(cancelled).toMatchObject({ status: 'cancelled', heldUnits: '0' })
  expect(orders.cancel(cancelled)).toBe(cancelled)
  expect(ledger.balance('coinbase', 'Mesh', 'USD')).toBe('10000000')
})

test.each([
  ['too dear', anOrder({ baseUnits: '100000000000' }), 'insufficientFunds'],
  ['too small to buy anything', anOrder({ quoteUnits: '0' }), 'nothing'],
  [
    'post-only, and would trade',
    anOrder({ kind: 'limit', timeInForce: 'postOnly', baseUnits: '1000', limitPrice: '70000' }),
    'wouldMatch',
  ],
])('an order that is %s is refused, and nothing moves', (_, order, kind) => {
  const { orders, ledger } = start()
  const before = ledger.entries().length
  expect(orders.assess(order).kind).toBe(kind)
  expect(() => orders.place(order)).toThrow()
  expect(ledger.entries()).toHaveLength(before)
})

test('an order that may not rest ends at once', () => {
  const { orders } = start()
  const waiting = { kind: 'limit', baseUnits: '1000', limitPrice: '1' } as const
  expect(orders.place(anOrder({ ...waiting, timeInForce: 'fok' })).status).toBe('cancelled')
  const atBinance = { institution: 'binance', quote: 'USDT', id: '2' } as const
  expect(orders.place(anOrder({ ...waiting, ...atBinance, timeInForce: 'ioc' })).status).toBe('expired')
})

test('however orders trade, in however many pieces, the books add up and the whole costs what one trade costs', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 })
  const side = fc.constantFrom('buy' as const, 'sell' as const)
  const at = fc.constantFrom(['coinbase', 'USD'] as const, ['binance', 'USDT'] as const)
  fc.assert(
    fc.property(pieces, side, at, fc.integer({ min: 1, max: 999_999 }), (sizes, way, [institution, quote], cents) => {
      const { orders, ledger } = start()
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const price = way === 'buy' ? `4${cents}`.slice(0, 5) : `9${cents}`.padEnd(5, '1').slice(0, 5)
      const limit = { kind: 'limit', timeInForce: 'gtc', baseUnits: String(total), limitPrice: price } as const
      const placed = orders.place(anOrder({ institution, quote, side: way, ...limit }))
      // An order at a price that is already met trades at once. These tests only concern resting ones.
      if (placed.status === 'open') for (const size of sizes) orders.fill('1', `0.${String(size).padStart(8, '0')}`)
      expect(ledger.orders()[0]).toMatchObject({ status: 'filled', heldUnits: '0', filledUnits: String(total) })
      expect(ledger.unbalanced()).toEqual([])
      for (const asset of [quote, 'BTC']) expect(ledger.balance(institution, 'Mesh', asset, 'hold')).toBe('0')
    }),
    { numRuns: 100 },
  )
})
