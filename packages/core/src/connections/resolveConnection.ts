import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { findByToken } from './findByToken.ts'
import type { Connection } from './ports.ts'

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
  const found = await findByToken(ctx, scope, input.authToken)
  if (!found || found.connection.type !== connector.descriptor.type) throw new ApiError('invalidIntegrationToken')
  if (found.isExpired)
    throw new ApiError('invalidIntegrationToken', {
      message: 'This access token has expired. Get a new one with POST /token/refresh, or send the tokenId instead.',
    })
  return found.connection
}
