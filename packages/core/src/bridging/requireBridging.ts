import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { BridgingAddress } from './ports.ts'

/** Has an address looked at then, or sooner if that was asked already. */
export const reconcileJob = ({ id, scope }: Pick<BridgingAddress, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'bridge.reconcile' as const,
  key: id,
  payload: { addressId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})

/**
 * A positive answer of access control's cache suffices. Otherwise the database is read, so that enabling the feature
 * works everywhere at once.
 */
export const isBridgingEnabled = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<boolean> => {
  const known = ctx.store.access.known(scope)
  return (known?.isFresh === true && known.value.mayBridge) || ctx.store.clients.mayBridge(scope)
}

/**
 * @throws ApiError `permissionDenied` until the feature is enabled for the client.
 */
export const requireBridging = async (ctx: Pick<Context, 'store'>, scope: Scope): Promise<void> => {
  if (await isBridgingEnabled(ctx, scope)) return
  throw new ApiError('permissionDenied', { message: 'Headless bridging is not enabled for this client' })
}
