import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import { emitConnectionEvent } from '../connections/connectionEvent.ts'
import type { Scope } from '../kernel/scope.ts'
import { resolveOpenOrders } from '../orders/resolveOrder.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'

/**
 * `DELETE /account`: erases everything about the connection and revokes the grant at the institution.
 *
 * @throws ApiError `conflict` while a transfer or an order of it is under way: erasing it now would lose sight of the money.
 */
export const removeAccount = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<void> => {
  const connection = await resolveConnection(ctx, scope, input)
  // Nobody follows orders: what became of those whose answer was lost is asked when it matters.
  await resolveOpenOrders(ctx, connection).catch(() => undefined)
  const isErased = await ctx.store.transaction(async repositories => {
    const erased = await repositories.connections.erase(scope, connection.id)
    if (erased) await emitConnectionEvent(ctx, repositories, connection, 'connection.removed')
    return erased
  })
  if (!isErased)
    throw new ApiError('conflict', {
      message: 'A transfer or an order on this account is in progress. Remove the account when it has finished.',
    })
  const connector = ctx.connectors.find(connection.type)
  // A revoke that fails leaves a grant that nobody holds any more.
  await connector?.auth.revoke?.(connection.credentials).catch(() => undefined)
}
