import { parseDecimal } from '@rialto/catalog'
import type { OrderToPlace } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { ordersOf } from './ordersOf.ts'
import type { ConformanceSubject } from './subject.ts'

/** Orders that cannot be filled: more expensive than anything the user owns, below any minimum, or in no market. */
const impossible: readonly [reason: string, change: Partial<OrderToPlace>][] = [
  ['insufficientFunds', { amount: '90000' }],
  ['amountBelowMinimum', { amount: '0.0001' }],
  ['refused', { amount: '0.01000000000000000001' }],
  ['refused', { symbol: 'NOSUCH' }],
]

/** Conformance of trading, for connectors that offer it. */
export const describeOrders = (of: () => ConformanceSubject): void => {
  const opened = async () => {
    const trading = ordersOf(of())
    return trading && { ...trading, credentials: (await of().connect()).credentials }
  }

  describe('orders', () => {
    test('are offered in markets with rules, and in no others', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { orders, credentials, market } = ready
      expect((await orders.features(credentials)).markets).toContainEqual(market)
      const info = await orders.symbolInfo(credentials, market)
      expect(info?.isOpen).toBe(true)
      expect(parseDecimal(info?.minimumValue ?? '')).toBeDefined()
      expect(info?.decimals).toBeGreaterThanOrEqual(0)
      expect(await orders.symbolInfo(credentials, { ...market, symbol: 'NOSUCH' })).toBeUndefined()
    })

    test('can be previewed without being placed', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { orders, credentials, order } = ready
      await of().forgetCalls()
      expect((await orders.preview(credentials, order())).kind).toBe('fits')
      for (const [reason, change] of impossible) {
        expect(await orders.preview(credentials, order(change)), reason).toMatchObject({ kind: 'rejected', reason })
      }
      expect(await ready.placeCalls()).toBe(0)
    })

    test('are placed once, found by either name, listed and cancelled', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { orders, credentials, market } = ready
      const order = ready.order()
      const byReference = { reference: order.reference, ...market, sinceMs: Date.now() - 60_000 }
      expect(await orders.find(credentials, byReference)).toBeUndefined()
      const outcome = await orders.place(credentials, order)
      if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
      const { upstreamId } = outcome
      expect(ready.placed(order.reference)).toBe(1)
      const resting = await orders.find(credentials, byReference)
      expect(resting).toMatchObject({ ...market, upstreamId, side: 'buy', kind: 'limit', status: 'inProgress' })
      expect(await orders.find(credentials, { upstreamId })).toEqual(resting)
      const listed = await orders.list(credentials, { count: 50, markets: [market] })
      expect(listed.orders.find(each => each.upstreamId === upstreamId)).toEqual(resting)
      await orders.cancel(credentials, upstreamId)
      expect(await orders.find(credentials, { upstreamId })).toMatchObject({ status: 'cancelled' })
    })

    test('trade at once at the market’s price', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { orders, credentials } = ready
      const { price: _, ...order } = ready.order({ kind: 'market', timeInForce: 'immediateOrCancel' })
      const outcome = await orders.place(credentials, order)
      if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
      expect(await orders.find(credentials, { upstreamId: outcome.upstreamId })).toMatchObject({ status: 'success' })
    })

    test('are listed page by page, newest first, each once', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { orders, credentials, market } = ready
      const found: { upstreamId: string; createdAtMs: number }[] = []
      let cursor: string | undefined
      do {
        const place = cursor === undefined ? {} : { cursor }
        const page = await orders.list(credentials, { count: 3, markets: [market], ...place })
        expect(page.orders.length).toBeLessThanOrEqual(3)
        found.push(...page.orders)
        cursor = page.next
      } while (cursor !== undefined && found.length < 200)
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map(({ upstreamId }) => upstreamId)).size).toBe(found.length)
      expect(found.map(each => each.createdAtMs)).toEqual(found.map(each => each.createdAtMs).sort((a, b) => b - a))
    })

    test.for(impossible)(
      'are rejected with %s before or by the institution: %o',
      async ([reason, change], { skip }) => {
        const ready = await opened()
        if (ready === undefined) return skip('it offers no orders')
        const order = ready.order(change)
        expect(await ready.orders.place(ready.credentials, order)).toMatchObject({ kind: 'rejected', reason })
        expect(ready.placed(order.reference)).toBe(0)
      },
    )

    test('are not placed by credentials that may only read', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      const { credentials } = await of().connectAs('readOnlyKey')
      const order = ready.order()
      const refused = { kind: 'rejected', reason: 'permissionMissing' }
      expect(await ready.orders.place(credentials, order)).toMatchObject(refused)
      expect(ready.placed(order.reference)).toBe(0)
    })
  })
}
