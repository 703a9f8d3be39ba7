import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'

/**
 * What access control has in memory is enough where it says yes; otherwise the database is read, so that enabling the feature works
 * everywhere at once.
 *
 * @throws ApiError `permissionDenied` until the feature is enabled for the client.
 */
export const requireBridging = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<void> => {
  const known = ctx.store.access.known(scope)
  if (known?.isFresh && known.value.mayBridge) return
  if (await ctx.store.clients.mayBridge(scope)) return
  throw new ApiError('permissionDenied', { message: 'Headless bridging is not enabled for this client' })
}
