import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerEntry, Order } from '../state/types.ts'
import { feeAssetOf, fillAt, orderHoldEntry, spentAsset, spentOn, tradeEntry } from './movements.ts'

const orderOf = (institution: string, side: Order['side'], quote: string): Order => ({
  id: '1',
  institution,
  persona: 'Mesh',
  base: 'BTC',
  quote,
  side,
  kind: 'limit',
  timeInForce: 'gtc',
  filledUnits: '0',
  valueUnits: '0',
  feeUnits: '0',
  feeAsset: feeAssetOf({ institution, side, base: 'BTC', quote }),
  heldUnits: '0',
  reference: '',
  status: 'open',
  createdAtMs: 0,
  updatedAtMs: 0,
})
const orders = fc
  .tuple(fc.constantFrom(['coinbase', 'USD'], ['binance', 'USDT']), fc.constantFrom('buy' as const, 'sell' as const))
  .map(([[institution = '', quote = ''], side]) => orderOf(institution, side, quote))
const sizes = fc.bigInt({ min: 1n, max: 10n ** 12n })
const prices = fc.bigInt({ min: 10n ** 12n, max: 10n ** 17n })

const sumOf = ({ postings }: LedgerEntry, asset: string, bucket?: string): bigint =>
  postings
    .filter(posting => posting.asset === asset && (bucket ?? posting.bucket) === posting.bucket)
    .reduce((sum, posting) => sum + BigInt(posting.units), 0n)

test('a trade adds up to zero in both assets, and debits the bucket that held the spent amount', () => {
  fc.assert(
    fc.property(
      orders,
      sizes,
      prices,
      fc.constantFrom('available' as const, 'hold' as const),
      (order, size, price, from) => {
        const fill = fillAt(order, size, price)
        const entry = tradeEntry(order, fill, from)
        expect([sumOf(entry, order.base), sumOf(entry, order.quote)]).toEqual([0n, 0n])
        expect(sumOf(entry, spentAsset(order), from)).toBe(-spentOn(order, fill))
        expect(sumOf(entry, order.feeAsset, 'fees')).toBe(fill.feeUnits)
      },
    ),
  )
})

test('Coinbase takes its fee of a purchase in money, Binance in coins; of a sale both take money', () => {
  const of = (institution: string, side: Order['side']) => feeAssetOf({ institution, side, base: 'BTC', quote: 'USD' })
  expect([of('coinbase', 'buy'), of('binance', 'buy')]).toEqual(['USD', 'BTC'])
  expect([of('coinbase', 'sell'), of('binance', 'sell')]).toEqual(['USD', 'USD'])
})

test('a hold goes in and comes out of the asset that the order spends', () => {
  const sale = orderOf('coinbase', 'sell', 'USD')
  expect(orderHoldEntry(sale, 5n)).toMatchObject({
    kind: 'hold',
    postings: [
      { asset: 'BTC', bucket: 'available', units: '-5' },
      { asset: 'BTC', bucket: 'hold', units: '5' },
    ],
  })
  expect(orderHoldEntry(orderOf('coinbase', 'buy', 'USD'), -5n)).toMatchObject({
    kind: 'release',
    postings: [
      { asset: 'USD', bucket: 'available', units: '5' },
      { asset: 'USD', bucket: 'hold', units: '-5' },
    ],
  })
})
