import { expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import { aConnection, anOrder } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import type { PlaceMode } from '../testing/scriptedOrders.ts'
import type { OrderRecord } from './ports.ts'
import { resolveOpenOrders, resolveOrder } from './resolveOrder.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })

/** One stored order, and an institution that received the call to place it unless `mode` is undefined. */
const place = async (mode: PlaceMode | undefined, changes: Partial<OrderRecord> = {}) => {
  const clock = manualClock()
  const institution = scriptedInstitution(clock)
  let stored = anOrder(connection, { createdAtMs: clock.nowMs(), phase: 'unknown', ...changes })
  const { orders } = institution.trading
  if (mode) {
    institution.trading.next(mode)
    await orders.place(connection.credentials, { ...stored, notAfterMs: Infinity }).catch(() => undefined)
  }
  const ctx = partialContext({
    clock,
    connectors: directoryOf(institution),
    store: {
      orders: {
        update: async order => {
          stored = order
          return true
        },
        find: async () => stored,
        listOpen: async () => [stored],
      },
    },
  })
  return { ctx, clock, institution, stored: () => stored, resolve: () => resolveOrder(ctx, connection, stored) }
}

test('an order with a lost reply is found by our reference, and from then on read from the institution', async () => {
  const { resolve, stored } = await place('unknownCreated')
  expect(await resolve()).toMatchObject({ record: { phase: 'accepted', upstreamId: 'native-1' }, found: {} })
  expect(stored().phase).toBe('accepted')
  expect((await resolve()).found?.upstreamId).toBe('native-1')
})

test('it counts as never created only once the institution would show it, and not a moment before', async () => {
  const { resolve, clock } = await place('unknownNotCreated')
  clock.advance(119_999)
  expect((await resolve()).record.phase).toBe('unknown')
  clock.advance(1)
  expect((await resolve()).record).toMatchObject({
    phase: 'refused',
    failureMessage: 'The order never reached the institution.',
  })
})

test('a call counts as in flight until its lease expires or its process is found dead', async () => {
  const { resolve, clock, ctx } = await place(undefined, { phase: 'sending' })
  clock.advance(ctx.settings.withdrawalLeaseMs - 1)
  expect((await resolve()).record.phase).toBe('sending')
  clock.advance(1)
  expect((await resolve()).record.phase).toBe('unknown')
  const dead = await place(undefined, { phase: 'sending', isAbandoned: true })
  expect((await dead.resolve()).record.phase).toBe('unknown')
})

test('an unavailable institution leaves the order unresolved, however long it takes', async () => {
  const { resolve, clock, institution, stored } = await place('unknownNotCreated')
  institution.script.historyReadable = false
  clock.advance(10_000_000)
  await expect(resolve()).rejects.toMatchObject({ type: 'integrationUnavailable' })
  expect(stored().phase).toBe('unknown')
})

test('an order whose look-up cannot be read stays open and hides no other one; an unavailable institution is an error', async () => {
  const { ctx, clock, institution, stored } = await place('unknownNotCreated')
  clock.advance(10_000_000)
  for (const kind of ['malformed', 'unavailable'] as const) {
    institution.trading.orders.find = async () => {
      throw new ConnectorError(kind, 'failed')
    }
    const resolved = resolveOpenOrders(ctx, connection)
    if (kind === 'malformed') expect(await resolved).toEqual([stored()])
    else await expect(resolved).rejects.toMatchObject({ type: 'integrationUnavailable' })
  }
  expect(stored().phase).toBe('unknown')
})

test('a rejected order is never looked up', async () => {
  const { resolve, institution } = await place(undefined, { phase: 'refused' })
  institution.script.historyReadable = false
  expect(await resolve()).toMatchObject({ record: { phase: 'refused' }, found: undefined })
})

test('a result written by another process in the meantime is returned', async () => {
  const { ctx, resolve, stored } = await place('unknownCreated')
  ctx.store.orders.update = async () => false
  ctx.store.orders.find = async () => ({ ...stored(), phase: 'refused' })
  expect((await resolve()).record.phase).toBe('refused')
})

test('only open orders with an unknown outcome remain after resolving', async () => {
  expect(await resolveOpenOrders((await place('unknownCreated')).ctx, connection)).toEqual([])
  expect(await resolveOpenOrders((await place('unknownCreatedSeenLate')).ctx, connection)).toHaveLength(1)
})
