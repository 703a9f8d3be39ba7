import { emitConnectionEvent } from '../connections/connectionEvent.ts'
import type { Connection, Removal } from '../connections/ports.ts'
import type { Context } from '../kernel/context.ts'
import { resolveOpenOrders } from '../orders/resolveOrder.ts'

/**
 * Removes a connection, and revokes its access at the institution when it is erased: until then the access is needed to read
 * what becomes of a transfer. Answers whether it is, and else what that waits for.
 */
export const removeConnection = async (ctx: Context, connection: Connection): Promise<Omit<Removal, 'isFirst'>> => {
  // Nobody follows orders: what became of those whose answer was lost is asked when it matters.
  await resolveOpenOrders(ctx, connection).catch(() => undefined)
  const { state, waitsFor } = await ctx.store.transaction(async repositories => {
    const removal = await repositories.connections.remove(connection.scope, connection.id, {
      atMs: ctx.clock.nowMs(),
      retentionDays: ctx.settings.transferRetentionDays,
    })
    if (removal.isFirst) await emitConnectionEvent(ctx, repositories, connection, 'connection.removed')
    return removal
  })
  // A revoke that fails leaves access that nobody holds any more.
  if (state === 'erased' && connection.credentials.kind !== 'address')
    await ctx.connectors
      .find(connection.type)
      ?.auth.revoke?.(connection.credentials)
      .catch(() => undefined)
  return { state, waitsFor }
}
