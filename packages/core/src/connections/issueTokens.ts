import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Connection, NewAccessToken } from './ports.ts'
import { isRenewable, refreshRuleOf } from './withCredentials.ts'

/** The tokens that a client holds for a connection. All are random, and none equals an account id. */
const prefixes = { accessToken: 'rat_', tokenId: 'rti_', refreshToken: 'rrt_' } as const

const newToken = ({ ids }: Pick<Context, 'ids'>, kind: keyof typeof prefixes): string =>
  `${prefixes[kind]}${ids.hex(32)}`

const newAccessToken = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'accessToken')
export const newTokenId = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'tokenId')
export const newRefreshToken = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'refreshToken')

export const isAccessToken = (token: string): boolean => token.startsWith(prefixes.accessToken)

/**
 * Tokens issued to a client for a connection. The access token exists only in this response: the store keeps its hash.
 */
export interface ClientTokens {
  connection: Connection
  accessToken: string
  tokenId: string
  refreshToken: string
  /** Absent if the access token does not expire. */
  expiresInSeconds?: number
}

/** Issues an access token for a connection that a user has just made or renewed. Earlier access tokens stay valid. */
export const issueTokens = async (
  ctx: Pick<Context, 'clock' | 'connectors' | 'ids' | 'settings' | 'store'>,
  connection: Connection,
): Promise<ClientTokens> => {
  const issued = makeAccessToken(ctx, connection)
  if (!(await ctx.store.connections.addAccessToken(connection, issued))) throw new ApiError('invalidIntegrationToken')
  return tokensOf(ctx, connection, issued)
}

/**
 * Replaces all earlier access tokens, which stay valid for `settings.replacedTokenTtlMs`; with `renewsRefreshToken`
 * the refresh token is replaced at once.
 */
export const rotateTokens = async (
  ctx: Pick<Context, 'clock' | 'connectors' | 'ids' | 'settings' | 'store'>,
  connection: Connection,
  { renewsRefreshToken }: { renewsRefreshToken: boolean },
): Promise<ClientTokens> => {
  const accessToken = makeAccessToken(ctx, connection)
  const refreshToken = renewsRefreshToken ? newRefreshToken(ctx) : connection.refreshToken
  const isKept = await ctx.store.connections.rotateTokens(connection, {
    accessToken,
    tokenId: newTokenId(ctx),
    earlierEndAtMs: accessToken.createdAtMs + ctx.settings.replacedTokenTtlMs,
    ...defined({ refreshToken: renewsRefreshToken ? refreshToken : undefined }),
  })
  const current = isKept ? await ctx.store.connections.find(connection.scope, connection.id) : undefined
  if (!current) throw new ApiError('invalidIntegrationToken')
  return { ...tokensOf(ctx, current, accessToken), refreshToken }
}

const makeAccessToken = (
  ctx: Pick<Context, 'clock' | 'connectors' | 'ids' | 'settings'>,
  connection: Connection,
): NewAccessToken => {
  const expiresAtMs = endOf(ctx, connection)
  return {
    token: newAccessToken(ctx),
    createdAtMs: ctx.clock.nowMs(),
    ...defined({ expiresAtMs }),
  }
}

const tokensOf = (
  ctx: Pick<Context, 'clock'>,
  connection: Connection,
  { token, expiresAtMs }: NewAccessToken,
): ClientTokens => ({
  connection,
  accessToken: token,
  tokenId: connection.tokenId,
  refreshToken: connection.refreshToken,
  ...defined({
    expiresInSeconds:
      expiresAtMs === undefined ? undefined : Math.max(0, Math.floor((expiresAtMs - ctx.clock.nowMs()) / 1_000)),
  }),
})

/**
 * When a new access token expires. Never, if the institution's authorization does not; after a fixed time, if the
 * service renews the authorization; together with the authorization, if only the client can renew it.
 */
const endOf = (
  ctx: Pick<Context, 'clock' | 'connectors' | 'settings'>,
  { type, credentials }: Connection,
): number | undefined => {
  if (credentials.kind === 'address' || credentials.expiresAtMs === undefined) return undefined
  const connector = ctx.connectors.find(type)
  const rule = connector && refreshRuleOf(connector, credentials)
  return isRenewable(credentials, rule) && rule !== 'mayAskForCode'
    ? ctx.clock.nowMs() + ctx.settings.accessTokenTtlMs
    : credentials.expiresAtMs
}
