import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { ApiKey } from './ports.ts'
import type { CommonContext } from '../context.ts'

/**
 * Revokes a key: this process rejects it at once, all others within `scopeTtlMs`. Idempotent.
 *
 * @throws ApiError `notFound`; `conflict` for a key that configuration would bring back at the next start.
 */
export const revokeApiKey = async (ctx: CommonContext, keyId: string): Promise<ApiKey> => {
  const key = isUuid(keyId) ? await ctx.store.apiKeys.find(ctx.environment, keyId.toLowerCase()) : undefined
  if (!key) throw new ApiError('notFound', { message: `Key ${keyId} not found in ${ctx.environment}.` })
  if (key.isConfigured)
    throw new ApiError('conflict', {
      message: 'This key comes from configuration. Change RIALTO_SANDBOX_CLIENT_SECRET and restart instead.',
    })
  const scope = { clientId: key.clientId, environment: ctx.environment }
  await ctx.store.apiKeys.revoke(scope, key.id, ctx.clock.nowMs())
  ctx.store.access.forget(scope)
  return key
}
