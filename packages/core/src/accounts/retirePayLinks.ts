import type { Context } from '../kernel/context.ts'

/**
 * Ends what payers of pay links have connected, once it has paid or its session is over: the access at the institution is revoked, and
 * the credentials and the account's name are gone. The transfers stay: they belong to the order of the client's user.
 */
export const retirePayLinks = async (ctx: Context): Promise<void> => {
  for (const { scope, id } of await ctx.store.connections.listSpent(ctx.environment, ctx.clock.nowMs())) {
    if (!(await ctx.store.connections.endPayer(scope, id, ctx.clock.nowMs()))) continue
    const connection = await ctx.store.connections.findWithRemoved(scope, id)
    if (!connection) continue
    // A process that ends in between revokes once more. A revoke that fails leaves access that nobody holds.
    await ctx.connectors
      .find(connection.type)
      ?.auth.revoke?.(connection.credentials)
      .catch(() => undefined)
    await ctx.store.connections.retire(scope, id, ctx.clock.nowMs())
  }
}
