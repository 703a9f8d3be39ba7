import type { Connected } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import type { Context } from '../context.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Stores the new grant of a session's user. This session may use the connection, and so may later sessions of the same
 * browser. In a pay link's session the connection belongs to the anonymous payer, and only this session may use it.
 */
export const connectInSession = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  { type, connected }: { type: string; connected: Connected },
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const { userId, payer } = session.request
  const owner =
    payer === undefined ? { userId } : { userId: `payer:${payer}`, payLink: { sessionId: session.id, userId } }
  const saved = await saveConnection(ctx, session.scope, { ...owner, type, connected })
  await ctx.store.link.addConnection(session.id, saved.connection.id, { isProven: true })
  if (session.browserKeyHash !== undefined && payer === undefined)
    await ctx.store.connections.addBrowser(saved.connection.id, session.browserKeyHash, ctx.clock.nowMs())
  return saved
}
