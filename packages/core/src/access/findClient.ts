import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ClientSettings } from './ports.ts'
import type { CommonContext } from '../context.ts'

export const scopeOfClient = (ctx: Pick<CommonContext, 'environment'>, clientId: string): Scope => ({
  clientId: clientId.toLowerCase(),
  environment: ctx.environment,
})

/** The client in this environment. @throws ApiError `notFound`. */
export const findClient = async (
  ctx: Pick<CommonContext, 'environment' | 'store'>,
  clientId: string,
): Promise<ClientSettings> => {
  const client = isUuid(clientId) ? await ctx.store.clients.find(scopeOfClient(ctx, clientId)) : undefined
  if (!client) throw new ApiError('notFound', { message: `Client ${clientId} not found in ${ctx.environment}.` })
  return client
}

/** Also thrown for a request whose key is cached slightly longer than its client. */
export const noSuchClient = (): ApiError => new ApiError('notFound', { message: 'API client not found.' })
