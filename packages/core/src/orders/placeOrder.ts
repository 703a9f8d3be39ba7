import { markNeedsReconnect } from '../connections/markNeedsReconnect.ts'
import type { OrderRequest } from '@rialto/contract'

import { ConnectorError } from '../connections/connectorError.ts'
import type { FoundOrder, PlaceOutcome } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { refreshCredentials } from '../connections/refreshCredentials.ts'
import { connectorOf, readWithCredentials, withFreshCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { isOpen, moveTo } from './phases.ts'
import type { OrderRecord } from './ports.ts'
import { readOrderRequest } from './readOrderRequest.ts'
import { rejectionError } from './rejectionError.ts'
import { ordersOf, tradingConnection } from './tradingConnection.ts'

export interface PlacedOrder {
  /** Integration type. */
  type: string
  record: OrderRecord
  /** As the institution tells it right after; undefined where it was not created or could not be asked. */
  found: FoundOrder | undefined
}

/**
 * Places one order, as a withdrawal is made: commit the intent, ask the institution once, record the outcome. A lost
 * answer is read back by our reference, never sent again. Each request is an order of its own.
 *
 * @throws ApiError of a field, of the connection, or of the account; a refusal of the order itself is in the record.
 */
export const placeOrder = async (
  ctx: Context,
  scope: Scope,
  input: { side: string; request: OrderRequest },
): Promise<PlacedOrder> => {
  const trading = await tradingConnection(ctx, scope, input.request)
  const order = readOrderRequest(input.side, input.request, trading.offer)
  // Refreshing is a read: it happens before the intent.
  const connection = await withFreshCredentials(ctx, connectorOf(ctx, trading.connection), trading.connection)
  const record = await intend(ctx, connection, order)
  await ctx.failpoint('order.intended')
  const outcome = await submit(ctx, connection, record)
  await ctx.failpoint('order.answered')
  const settled = await settle(ctx, record, outcome)
  const { type } = connection
  if (outcome.kind === 'accepted')
    return { type, record: settled, found: await readBack(ctx, connection, outcome.upstreamId) }
  if (outcome.kind === 'rejected') await throwAccountErrors(ctx, connection, outcome)
  return { type, record: settled, found: undefined }
}

type Order = ReturnType<typeof readOrderRequest>

const intend = async (ctx: Context, connection: Connection, order: Order): Promise<OrderRecord> => {
  const id = ctx.ids.uuid()
  const nowMs = ctx.clock.nowMs()
  const record: OrderRecord = {
    ...order,
    id,
    scope: connection.scope,
    connectionId: connection.id,
    phase: 'sending',
    reference: id.replaceAll('-', ''),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    isAbandoned: false,
  }
  if (!(await ctx.store.orders.insert(record))) throw new ApiError('invalidIntegrationToken')
  return record
}

const submit = (ctx: Context, connection: Connection, record: OrderRecord): Promise<PlaceOutcome> => {
  const notAfterMs = record.createdAtMs + ctx.settings.withdrawalLeaseMs
  return (
    ordersOf(connectorOf(ctx, connection))
      .place(connection.credentials, { ...record, notAfterMs })
      // A connector that throws here broke its promise; what it did is then not known.
      .catch((error: unknown): PlaceOutcome => ({ kind: 'unknown', message: String(error) }))
  )
}

/** Forward only: where somebody has read the outcome from the institution meanwhile, that stands. */
const settle = (ctx: Context, { id, scope, connectionId }: OrderRecord, outcome: PlaceOutcome): Promise<OrderRecord> =>
  ctx.store.transaction(async ({ orders }) => {
    const record = await orders.find(scope, connectionId, id)
    if (!record) throw new Error(`order ${id} vanished`)
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

/** It was taken, whatever becomes of this read. */
const readBack = (ctx: Context, connection: Connection, upstreamId: string): Promise<FoundOrder | undefined> =>
  readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).find(credentials, { upstreamId }),
  ).catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof ConnectorError) return undefined
    throw error
  })

const throwAccountErrors = async (
  ctx: Context,
  connection: Connection,
  outcome: Extract<PlaceOutcome, { kind: 'rejected' }>,
): Promise<void> => {
  if (outcome.reason === 'credentialsInvalid') await markNeedsReconnect(ctx, connection)
  if (outcome.reason === 'tokenExpired') await refreshCredentials(ctx, connectorOf(ctx, connection), connection)
  const error = rejectionError(outcome)
  if (error !== undefined) throw error
}
