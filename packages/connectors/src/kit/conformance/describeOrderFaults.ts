import { describe, expect, test } from 'vitest'
import { blindFaults } from './blindFaults.ts'
import { ordersOf } from './ordersOf.ts'
import type { ConformanceSubject } from './subject.ts'

/** Conformance of trading under faults, for connectors that offer it. */
export const describeOrderFaults = (of: () => ConformanceSubject): void => {
  const opened = async () => {
    const trading = ordersOf(of())
    if (trading === undefined) return undefined
    const order = trading.order()
    const { credentials } = await of().connect()
    const find = () => {
      const { reference, symbol, paymentSymbol } = order
      const sinceMs = Date.now() - 60_000
      return trading.orders.find(credentials, { reference, symbol, paymentSymbol, sinceMs })
    }
    const placing = { path: `${trading.placePath}$`, method: 'POST' } as const
    return { ...trading, credentials, order, find, placing }
  }

  describe('orders under faults', () => {
    test.for(blindFaults)(
      'after %s the outcome is unknown, and the list decides',
      async ([_name, fault, created], { skip }) => {
        const ready = await opened()
        if (ready === undefined) return skip('it offers no orders')
        const { orders, credentials, order } = ready
        await of().forgetCalls()
        await of().fault({ ...ready.placing, times: 1, ...fault })
        expect((await orders.place(credentials, order)).kind).toBe('unknown')
        expect(await ready.placeCalls()).toBe(1)
        expect(ready.placed(order.reference)).toBe(created)
        await of().clearFaults()
        expect((await ready.find()) !== undefined).toBe(created === 1)
      },
    )

    test('a rate limit leaves the outcome of an order open, and the call is sent once', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      await of().forgetCalls()
      await of().fault({ ...ready.placing, mode: 'rateLimit', times: 1_000 })
      const outcome = await ready.orders.place(ready.credentials, ready.order)
      expect(outcome.kind).toBe('unknown')
      expect(await ready.placeCalls()).toBe(1)
      expect(ready.placed(ready.order.reference)).toBe(0)
    })

    test('an unrecognized status is in progress', async ({ skip }) => {
      const ready = await opened()
      if (ready === undefined) return skip('it offers no orders')
      expect((await ready.orders.place(ready.credentials, ready.order)).kind).toBe('accepted')
      await of().fault({ path: ready.findPath, method: 'GET', mode: 'unknownStatus', times: 1_000 })
      expect(await ready.find()).toMatchObject({ status: 'inProgress' })
    })

    test.for(['htmlPage200', 'emptyObject200', 'schemaDrift', 'resetBefore', 'redirect'] as const)(
      'an answer that cannot be read (%s) is an error, never "no trace"',
      async (mode, { skip }) => {
        const ready = await opened()
        if (ready === undefined) return skip('it offers no orders')
        expect((await ready.orders.place(ready.credentials, ready.order)).kind).toBe('accepted')
        await of().fault({ path: ready.findPath, method: 'GET', mode, times: 1_000 })
        await expect(ready.find()).rejects.toMatchObject({ name: 'ConnectorError' })
      },
    )
  })
}
