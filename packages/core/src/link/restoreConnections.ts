import { findByToken } from '../connections/resolveConnection.ts'
import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import type { LinkSessionRecord } from './ports.ts'
import { isForLink, needsProof, offeredConnectors, subClientOf } from './sessionSettings.ts'

/**
 * The stored accounts of a returning user that the session may use. Unknown tokens, tokens of another user, client or
 * environment, and integrations that the session does not offer are silently left out. A client with an outdated token
 * still gets a session, and the response does not reveal which tokens exist.
 */
export const ownConnections = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  accessTokens: readonly string[],
): Promise<Connection[]> => {
  const tokens = [...new Set(accessTokens)]
  // A stored wallet has proved its address in an earlier session, not in this one.
  if (tokens.length === 0 || needsProof(session.request)) return []
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

/** An integration that is no longer installed was an account, too. */
const isAccount = (ctx: Pick<Context, 'connectors'>, type: string): boolean => {
  const connector = ctx.connectors.find(type)
  return connector === undefined || isForLink(connector)
}

/** Adds the accounts that the SDK passed to the page, in the same way as those named in the token's request. */
export const restoreConnections = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  accessTokens: readonly string[],
): Promise<Connection[]> => {
  // The payer of a pay link is not the owner of these accounts.
  if (session.place === 'payLink') return []
  const own = await ownConnections(ctx, session, accessTokens)
  const ids = own.map(({ id }) => id)
  const proven = new Set([...session.provenIds, ...(await provenOf(ctx, session, ids))])
  for (const id of ids) await ctx.store.link.addConnection(session.id, id, { isProven: proven.has(id) })
  return own
}

/** The subset that the session's browser has connected, or for which the client's server is responsible. */
const provenOf = (
  ctx: Pick<Context, 'clock' | 'store'>,
  { scope, browserKeyHash }: Pick<LinkSessionRecord, 'scope' | 'browserKeyHash'>,
  ids: readonly string[],
): Promise<string[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ctx.store.connections.listProven(scope, ids, { browserKeyHash, nowMs: ctx.clock.nowMs() })

/**
 * A connection that this session may act on: connected in it, or in an earlier one of the same browser. Any other gets
 * the same error as an unknown one.
 */
export const connectionOfSession = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
  connectionId: string,
): Promise<Connection | undefined> => {
  if (!session.provenIds.includes(connectionId.toLowerCase())) return undefined
  return ctx.store.connections.find(session.scope, connectionId.toLowerCase())
}

/** All connections that this session may act on, in the order in which they were added to it. */
export const connectionsOfSession = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
): Promise<Connection[]> => {
  const ids = session.connectionIds.filter(id => session.provenIds.includes(id))
  const found = await Promise.all(ids.map(id => ctx.store.connections.find(session.scope, id)))
  return found.filter(connection => connection !== undefined)
}
