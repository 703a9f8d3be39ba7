import type { Identity } from '../connections/connector.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'

const notOffered = (message: string) => new ApiError('integrationNotSupported', { message })

/**
 * The account holder, as the institution returns it now. Never stored.
 *
 * @throws ApiError `integrationNotSupported` for an unknown integration and for one that offers no identity.
 */
export const verifyAccount = async (
  ctx: ConnectionContext,
  scope: Scope,
  input: { authToken: string; integrationId: string },
): Promise<{ integrationName: string; identity: Identity }> => {
  const named = ctx.connectors.findByIntegrationId(input.integrationId.toLowerCase())
  if (!named) throw notOffered('integrationId: this integration is not available here.')
  const { type, name } = named.descriptor
  const connection = await resolveConnection(ctx, scope, { authToken: input.authToken, type })
  if (!connectorOf(ctx, connection).read.identity) throw notOffered(`${name} does not support identity.`)
  const identity = await readWithCredentials(ctx, connection, async ({ read }, credentials) => {
    if (!read.identity) throw notOffered(`${name} does not support identity.`)
    return read.identity(credentials)
  })
  return { integrationName: name, identity }
}
