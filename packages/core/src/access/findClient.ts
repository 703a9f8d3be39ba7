import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { AccessContext } from './accessContext.ts'
import type { ClientSettings } from './ports.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const scopeOfClient = (ctx: AccessContext, clientId: string): Scope => ({
  clientId: clientId.toLowerCase(),
  environment: ctx.environment,
})

/** The client in this environment. @throws ApiError `notFound`. */
export const findClient = async (ctx: AccessContext, clientId: string): Promise<ClientSettings> => {
  const client = uuid.test(clientId) ? await ctx.store.clients.find(scopeOfClient(ctx, clientId)) : undefined
  if (!client) throw new ApiError('notFound', { message: `Client ${clientId} not found in ${ctx.environment}.` })
  return client
}
