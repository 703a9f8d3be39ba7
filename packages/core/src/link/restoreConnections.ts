import { findByToken } from '../connections/resolveConnection.ts'
import type { Connection } from '../connections/ports.ts'
import type { Context } from '../kernel/context.ts'
import type { LinkSessionRecord } from './ports.ts'
import { isForLink, offeredConnectors, subClientOf } from './sessionSettings.ts'

/**
 * Those of a returning user's stored accounts that the session may use. What is not this user's, of another client or
 * environment, unknown, or of an integration that the session does not offer is left out without a word: a client that
 * kept a token too long gets a session all the same, and nobody learns which tokens exist.
 */
export const ownConnections = async (
  ctx: Context,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  accessTokens: readonly string[],
): Promise<Connection[]> => {
  const tokens = [...new Set(accessTokens)]
  if (tokens.length === 0) return []
  const found = await Promise.all(tokens.map(token => findByToken(ctx, session.scope, token)))
  const usable = found.flatMap(named => (named && !named.isExpired ? [named.connection] : []))
  const connections = [...new Map(usable.map(connection => [connection.id, connection])).values()]
  const subClient = await subClientOf(ctx, session)
  const { request } = session
  const offered = offeredConnectors(ctx, request, subClient).map(({ descriptor }) => descriptor.type)
  return connections
    .filter(({ userId }) => userId === session.request.userId)
    .filter(({ type }) =>
      subClient || request.transfer || request.offer ? offered.includes(type) : isAccount(ctx, type),
    )
}

/** What is not here any more was an account, too. */
const isAccount = (ctx: Context, type: string): boolean => {
  const connector = ctx.connectors.find(type)
  return connector === undefined || isForLink(connector)
}

/** Brings the accounts that the page was handed by the SDK into the session, as those named in the token's request are. */
export const restoreConnections = async (
  ctx: Context,
  session: LinkSessionRecord,
  accessTokens: readonly string[],
): Promise<Connection[]> => {
  const own = await ownConnections(ctx, session, accessTokens)
  for (const connection of own) await ctx.store.link.addConnection(session.id, connection.id)
  return own
}

/** A connection this session may act on. Others answer as if they did not exist. */
export const connectionOfSession = async (
  ctx: Context,
  session: LinkSessionRecord,
  connectionId: string,
): Promise<Connection | undefined> => {
  if (!session.connectionIds.includes(connectionId.toLowerCase())) return undefined
  return ctx.store.connections.find(session.scope, connectionId.toLowerCase())
}
