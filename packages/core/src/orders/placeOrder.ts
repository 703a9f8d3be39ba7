import { markNeedsReconnect } from '../connections/markNeedsReconnect.ts'
import type { OrderRequest } from '@rialto/contract'

import { ConnectorError } from '../connections/connectorError.ts'
import type { FoundOrder, PlaceOutcome } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import {
  connectorOf,
  readWithCredentials,
  refreshCredentials,
  withFreshCredentials,
} from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { OrderRecord } from './ports.ts'
import { readOrderRequest } from './readOrderRequest.ts'
import { rejectionError } from './rejectionError.ts'
import { submitOrder } from './submitOrder.ts'
import { ordersOf, tradingConnection } from './tradingConnection.ts'

export interface PlacedOrder {
  /** Integration type. */
  type: string
  record: OrderRecord
  /** The order as read from the institution right afterwards. Undefined if it was not created or could not be read. */
  found: FoundOrder | undefined
}

/**
 * Places one order in the same way as a withdrawal: commit the intent, call the institution once, record the outcome.
 * If the reply is lost, the order is read back by our reference, never placed again. Each request is a separate order.
 *
 * @throws ApiError of a field, of the connection, or of the account; a rejection of the order itself is in the record.
 */
export const placeOrder = async (
  ctx: ConnectionContext & Pick<Context, 'failpoint'>,
  scope: Scope,
  input: { side: string; request: OrderRequest },
): Promise<PlacedOrder> => {
  const trading = await tradingConnection(ctx, scope, input.request)
  const order = readOrderRequest(input.side, input.request, trading.offer)
  // Refreshing is a read: it happens before the intent.
  const connection = await withFreshCredentials(ctx, connectorOf(ctx, trading.connection), trading.connection)
  const record = await intend(ctx, connection, order)
  const { outcome, record: settled } = await submitOrder(ctx, connection, record)
  const { type } = connection
  if (outcome.kind === 'accepted')
    return { type, record: settled, found: await readBack(ctx, connection, outcome.upstreamId) }
  if (outcome.kind === 'rejected') await throwAccountErrors(ctx, connection, outcome)
  return { type, record: settled, found: undefined }
}

type Order = ReturnType<typeof readOrderRequest>

const intend = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  connection: Connection,
  order: Order,
): Promise<OrderRecord> => {
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

/** The order was accepted, even if this read fails. */
const readBack = (
  ctx: ConnectionContext,
  connection: Connection,
  upstreamId: string,
): Promise<FoundOrder | undefined> =>
  readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).find(credentials, { upstreamId }),
  ).catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof ConnectorError) return undefined
    throw error
  })

const throwAccountErrors = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'refreshesInProgress'>,
  connection: Connection,
  outcome: Extract<PlaceOutcome, { kind: 'rejected' }>,
): Promise<void> => {
  if (outcome.reason === 'credentialsInvalid') await markNeedsReconnect(ctx, connection)
  if (outcome.reason === 'tokenExpired') await refreshCredentials(ctx, connectorOf(ctx, connection), connection)
  const error = rejectionError(outcome)
  if (error !== undefined) throw error
}
