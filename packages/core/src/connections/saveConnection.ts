import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Connected } from './connector.ts'
import type { Connection } from './ports.ts'
import { newRefreshToken, newTokenId } from './issueTokens.ts'

/**
 * Stores the user's new grant. A user who signs in to the same account of an institution again keeps the same
 * connection, and therefore the same `tokenId`.
 */
export const saveConnection = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  scope: Scope,
  input: { userId: string; type: string; connected: Connected } & Pick<Connection, 'isClientMade' | 'payLink'>,
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const { credentials, account, granted } = input.connected
  const { isClientMade, payLink } = input
  const known = await ctx.store.connections.findByAccount(scope, {
    userId: input.userId,
    type: input.type,
    upstreamId: account.upstreamId,
  })
  if (known) {
    const renewed: Connection = { ...known, credentials, granted, accountName: account.name, state: 'active' }
    const written = await ctx.store.connections.replaceCredentials(renewed, known.version)
    // A concurrent refresh of the old grant was written first. The newest grant wins.
    if (!written) return saveConnection(ctx, scope, input)
    return { connection: { ...renewed, version: known.version + 1 }, isReconnected: true }
  }
  const connection: Connection = {
    id: ctx.ids.uuid(),
    tokenId: newTokenId(ctx),
    scope,
    userId: input.userId,
    type: input.type,
    upstreamId: account.upstreamId,
    accountName: account.name,
    refreshToken: newRefreshToken(ctx),
    credentials,
    version: 1,
    state: 'active',
    granted,
    createdAtMs: ctx.clock.nowMs(),
    ...defined({ isAccountNamed: account.isNamed, isClientMade, payLink }),
  }
  // A concurrent attempt of this sign-in was first: its connection is the one to renew.
  if (!(await ctx.store.connections.insert(connection))) return saveConnection(ctx, scope, input)
  return { connection, isReconnected: false }
}
