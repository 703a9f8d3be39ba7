import type { PlaceOutcome } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../context.ts'
import { steadyMs } from '../kernel/ids.ts'
import { isOpen, moveTo } from './phases.ts'
import type { OrderRecord } from './ports.ts'
import { ordersOf } from './tradingConnection.ts'

/** Makes the one call for an order whose intent was committed, and records its outcome. */
export const submitOrder = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors' | 'settings' | 'failpoint'>,
  connection: Connection,
  intended: OrderRecord,
): Promise<{ outcome: PlaceOutcome; record: OrderRecord }> => {
  await ctx.failpoint('order.intended')
  const outcome = await call(ctx, connection, intended)
  await ctx.failpoint('order.answered')
  return { outcome, record: await settle(ctx, intended, outcome) }
}

const call = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors' | 'settings'>,
  connection: Connection,
  intended: OrderRecord,
): Promise<PlaceOutcome> => {
  const readAtMs = steadyMs(ctx.clock)
  // Right before the call, because another server may have given the order up.
  const record = await ctx.store.orders.find(intended.scope, intended.connectionId, intended.id)
  if (record?.phase !== 'sending' || record.isAbandoned) return { kind: 'unknown', message: 'given up before the call' }
  const leftMs = record.createdAtMs + ctx.settings.withdrawalLeaseMs - ctx.clock.nowMs()
  const notAfterMs = readAtMs + leftMs
  return (
    ordersOf(connectorOf(ctx, connection))
      .place(connection.credentials, { ...record, notAfterMs })
      // A connector must not throw here. If it does, its effect is unknown.
      .catch((error: unknown): PlaceOutcome => ({ kind: 'unknown', message: String(error) }))
  )
}

/** Records an outcome, forward only: an outcome that was read from the institution in the meantime stands. */
const settle = (
  ctx: Pick<Context, 'clock' | 'store'>,
  intended: OrderRecord,
  outcome: PlaceOutcome,
): Promise<OrderRecord> =>
  ctx.store.transaction(async ({ orders }) => {
    const { id, scope, connectionId } = intended
    const record = await orders.find(scope, connectionId, id)
    // It has ended, and was erased with its account meanwhile.
    if (!record) return intended
    if (!isOpen(record)) return record
    if (outcome.kind === 'unknown' && record.phase === 'unknown') return record
    const updatedAtMs = ctx.clock.nowMs()
    const next =
      outcome.kind === 'accepted'
        ? moveTo(record, 'accepted', { updatedAtMs, upstreamId: outcome.upstreamId })
        : moveTo(record, outcome.kind === 'rejected' ? 'refused' : 'unknown', {
            updatedAtMs,
            failureMessage: outcome.message,
          })
    return (await orders.update(next)) ? next : ((await orders.find(scope, connectionId, id)) ?? next)
  })
