import { resolveConnection } from '../connections/resolveConnection.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { keptDays } from '../kernel/keptDays.ts'
import type { Scope } from '../kernel/scope.ts'
import { erasureTerms } from './erasureTerms.ts'
import { retirePayLinks } from './retirePayLinks.ts'
import { removeConnection } from './removeConnection.ts'

const dayMs = 24 * 60 * 60_000

/**
 * `DELETE /account`: hides the account from its client at once, and erases all its data, either now or when the last
 * of its transfers and orders has ended.
 *
 * @throws ApiError `integrationNotSupported`, `invalidIntegrationToken`.
 */
export const removeAccount = async (
  ctx: ConnectionContext,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<void> => {
  await removeConnection(ctx, await resolveConnection(ctx, scope, input))
}

/**
 * Removes accounts of closed clients, and erases accounts and users whose removal was delayed, as soon as nothing delays
 * it any more. Deletes old payment requests without a payment.
 */
export const finishRemovals = async (ctx: ConnectionContext & Pick<Context, 'environment'>): Promise<void> => {
  await retirePayLinks(ctx)
  for (const { scope, id } of await ctx.store.connections.listOfClosed(ctx.environment)) {
    const connection = await ctx.store.connections.findWithRemoved(scope, id)
    if (connection) await removeConnection(ctx, connection)
  }
  for (const { scope, id } of await ctx.store.connections.listRemoved(ctx.environment)) {
    const connection = await ctx.store.connections.findWithRemoved(scope, id)
    // The credentials may have been renewed since: revoke the current ones.
    if (connection) await removeConnection(ctx, connection)
  }
  for (const { scope, userId } of await ctx.store.users.listNoted(ctx.environment)) {
    await ctx.store.users.eraseAddresses(scope, userId, erasureTerms(ctx))
    await ctx.store.users.erasePaymentRequests(scope, userId, erasureTerms(ctx))
  }
  await ctx.store.paymentRequests.pruneUnpaid(ctx.environment, ctx.clock.nowMs() - keptDays.unpaidRequests * dayMs)
}
