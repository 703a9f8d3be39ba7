import type { ConnectionSummary, Context } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { pageOf, readCursor } from '../pages.ts'

export const listConnectionsHandler: AdminHandler<'listConnections'> = async (
  ctx,
  { scope, body: { userId, integrationType, state, cursor, count = 50 } },
) => {
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await ctx.store.connections.list(scope, {
    count: count + 1,
    ...defined({ userId, type: integrationType, state, before: place && { createdAtMs: place.atMs, id: place.id } }),
  })
  const { items, ...rest } = pageOf(rows, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }))
  return { items: items.map(one => view(ctx, one)), ...rest }
}

const view = (ctx: Context, { id, userId, type, state, granted, createdAtMs }: ConnectionSummary) => ({
  id,
  userId,
  integrationType: type,
  name: ctx.connectors.find(type)?.descriptor.name ?? type,
  state,
  mayRead: granted.read,
  mayWithdraw: granted.withdraw,
  mayTrade: granted.trade ?? false,
  missingPermissions: [...granted.missing],
  createdTimestamp: Math.floor(createdAtMs / 1_000),
})
