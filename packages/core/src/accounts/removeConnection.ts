import { emitConnectionEvent } from '../connections/connectionEvent.ts'
import type { Connection, Removal } from '../connections/ports.ts'
import type { ConnectionContext } from '../context.ts'
import { resolveOpenOrders } from '../orders/resolveOrder.ts'

/**
 * Removes a connection, and revokes its access at the institution when it is erased: until then the access is needed
 * to reconcile its transfers. Returns whether it is erased, or otherwise the reasons for the delay.
 */
export const removeConnection = async (
  ctx: ConnectionContext,
  connection: Connection,
): Promise<Omit<Removal, 'isFirst'>> => {
  // Orders are not reconciled in the background. Those with a lost reply are resolved here, when the result matters.
  await resolveOpenOrders(ctx, connection).catch(() => undefined)
  const { state, waitsFor } = await ctx.store.transaction(async repositories => {
    const removal = await repositories.connections.remove(connection.scope, connection.id, {
      atMs: ctx.clock.nowMs(),
      retentionDays: ctx.settings.transferRetentionDays,
    })
    if (removal.isFirst) await emitConnectionEvent(ctx, repositories, connection, 'connection.removed')
    return removal
  })
  // If the revoke fails, an access remains at the institution whose credentials are erased here.
  if (state === 'erased' && connection.credentials.kind !== 'address')
    await ctx.connectors
      .find(connection.type)
      ?.auth.revoke?.(connection.credentials)
      .catch(() => undefined)
  return { state, waitsFor }
}
