import type { Context } from '../context.ts'

/**
 * Retires payers' connections of pay links, after the payment or the end of their session: revokes the access at the
 * institution, and erases the credentials and the account's name. The transfers stay, because they belong to the order
 * of the client's user.
 */
export const retirePayLinks = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'connectors'>,
): Promise<void> => {
  for (const { scope, id } of await ctx.store.connections.listSpent(ctx.environment, ctx.clock.nowMs())) {
    if (!(await ctx.store.connections.endPayer(scope, id, ctx.clock.nowMs()))) continue
    const connection = await ctx.store.connections.findWithRemoved(scope, id)
    if (!connection) continue
    // After a crash in between, the revoke is repeated. If it fails, an access remains at the institution whose
    // credentials are erased here.
    await ctx.connectors
      .find(connection.type)
      ?.auth.revoke?.(connection.credentials)
      .catch(() => undefined)
    await ctx.store.connections.retire(scope, id, ctx.clock.nowMs())
  }
}
