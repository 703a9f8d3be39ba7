import { ApiError, type ConnectionSummary, type Context, removeConnection } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandlers } from '../../handler.ts'
import { pageOf, readCursor } from './pages.ts'

/** Connections of the client's users, and their granted scopes. */
export const managedConnectionHandlers: AdminHandlers<'listConnections' | 'removeConnection'> = {
  listConnections: async (ctx, { scope, body: { userId, integrationType, state, cursor, count = 50 } }) => {
    const place = cursor === undefined ? undefined : readCursor(cursor)
    const rows = await ctx.store.connections.list(scope, {
      count: count + 1,
      ...defined({ userId, type: integrationType, state, before: place && { createdAtMs: place.atMs, id: place.id } }),
    })
    const { items, ...rest } = pageOf(rows, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }))
    return { items: items.map(one => view(ctx, one)), ...rest }
  },
  removeConnection: async (ctx, { scope, params }) => {
    const connection = await ctx.store.connections.find(scope, params.id.toLowerCase())
    if (!connection) throw new ApiError('notFound', { message: 'Connection not found.' })
    const { state, waitsFor } = await removeConnection(ctx, connection)
    return { isErased: state === 'erased', waitsFor: [...waitsFor] }
  },
}

const view = (ctx: Context, { id, userId, type, state, granted, createdAtMs }: ConnectionSummary) => ({
  id,
  userId,
  integrationType: type,
  name: ctx.connectors.find(type)?.descriptor.name ?? type,
  state,
  mayRead: granted.read,
  mayWithdraw: granted.withdraw,
  missingPermissions: [...granted.missing],
  createdTimestamp: Math.floor(createdAtMs / 1_000),
})
