import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Connection } from './ports.ts'
import { isAccessToken } from './issueTokens.ts'

interface NamedConnection {
  connection: Connection
  /** The access token has ended: it may only be refreshed. A `tokenId` never ends. */
  isExpired: boolean
}

/** The connection that an access token or a `tokenId` names, of this client and environment. */
export const findByToken = async (ctx: Context, scope: Scope, token: string): Promise<NamedConnection | undefined> => {
  const byTokenId = isAccessToken(token) ? undefined : await ctx.store.connections.findByTokenId(scope, token)
  if (byTokenId) return { connection: byTokenId, isExpired: false }
  const found = await ctx.store.connections.findByAccessToken(scope, token)
  return found && { connection: found.connection, isExpired: (found.expiresAtMs ?? Infinity) <= ctx.clock.nowMs() }
}
