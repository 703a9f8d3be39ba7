import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { removeConnection } from './removeConnection.ts'

/**
 * `DELETE /account`: the account is gone for its client at once, and everything about it is erased: now, or when the last of
 * its transfers and orders has ended.
 *
 * @throws ApiError `integrationNotSupported`, `invalidIntegrationToken`.
 */
export const removeAccount = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<void> => {
  await removeConnection(ctx, await resolveConnection(ctx, scope, input))
}
