import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Connection } from './ports.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * The connection that `authToken` (access token or `tokenId`) names. Somebody else's token and one that never existed
 * answer alike.
 *
 * @throws ApiError `integrationNotSupported` for an unknown type, `invalidIntegrationToken` for everything else.
 */
export const resolveConnection = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<Connection> => {
  const connector = ctx.connectors.find(input.type)
  if (!connector)
    throw new ApiError('integrationNotSupported', { message: 'type: this integration type is not available here.' })
  if (!uuid.test(input.authToken)) throw new ApiError('invalidIntegrationToken')
  const connection = await ctx.store.connections.find(scope, input.authToken.toLowerCase())
  if (!connection || connection.type !== connector.descriptor.type) throw new ApiError('invalidIntegrationToken')
  return connection
}
