import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Connection } from './ports.ts'
import { isAccessToken } from './issueTokens.ts'
import { ApiError } from '../kernel/apiError.ts'

interface NamedConnection {
  connection: Connection
  /** The access token has ended: it may only be refreshed. A `tokenId` never ends. */
  isExpired: boolean
}

/** The connection that an access token or a `tokenId` names, of this client and environment. */
export const findByToken = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  scope: Scope,
  token: string,
): Promise<NamedConnection | undefined> => {
  const byTokenId = isAccessToken(token) ? undefined : await ctx.store.connections.findByTokenId(scope, token)
  if (byTokenId) return { connection: byTokenId, isExpired: false }
  const found = await ctx.store.connections.findByAccessToken(scope, token)
  return found && { connection: found.connection, isExpired: (found.expiresAtMs ?? Infinity) <= ctx.clock.nowMs() }
}

/**
 * The connection that `authToken` (access token or `tokenId`) names. Another client's token and an unknown token get
 * the same error.
 *
 * @throws ApiError `integrationNotSupported` for an unknown type, `invalidIntegrationToken` for everything else.
 */
export const resolveConnection = async (
  ctx: Pick<Context, 'clock' | 'connectors' | 'store'>,
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
