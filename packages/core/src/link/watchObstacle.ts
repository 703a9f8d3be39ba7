import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { readObstacle } from '../transfers/findObstacle.ts'
import { emitSessionReady } from './linkSessionEvent.ts'
import type { LinkSessionRecord } from './ports.ts'

/** Polls every 2 minutes, to stay within the institution's rate limits. */
const everyMs = 2 * 60_000

/** Polls the institution until the required user action is done, also while no page of the session is open. */
export const watchObstacle = (
  ctx: Pick<Context, 'clock' | 'store'>,
  { id, scope }: LinkSessionRecord,
  previewId: string,
): Promise<void> =>
  ctx.store.jobs.enqueue({
    kind: 'linkSession.watch',
    key: id,
    payload: { sessionId: id, previewId, clientId: scope.clientId, environment: scope.environment },
    runAtMs: ctx.clock.nowMs() + everyMs,
  })

/**
 * Checks whether the obstacle of a session's preview still exists, and emits an event once it is resolved. If the
 * institution does not respond, it is polled again.
 *
 * @returns the delay until the next poll in milliseconds; undefined after the session has expired, its transfer was
 * sent or the event is stored.
 */
export const checkObstacle = async (
  ctx: ConnectionContext,
  scope: Scope,
  { sessionId, previewId }: { sessionId: string; previewId: string },
): Promise<number | undefined> => {
  const session = await ctx.store.link.findById(scope, sessionId)
  if (!session || session.expiresAtMs <= ctx.clock.nowMs() + everyMs || (await hasBegun(ctx, session))) return undefined
  const preview = await ctx.store.previews.find(scope, previewId)
  const connection = preview && (await ctx.store.connections.find(scope, preview.connectionId))
  if (!connection) return undefined
  try {
    if ((await readObstacle(ctx, connection, preview)) !== undefined) return everyMs
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // All other errors concern the account, and are shown when the user returns.
    return ['integrationUnavailable', 'integrationRateLimited'].includes(error.type) ? everyMs : undefined
  }
  await ctx.store.transaction(repositories => emitSessionReady(ctx, repositories, session, previewId))
  return undefined
}

const hasBegun = async (ctx: Pick<Context, 'store'>, { scope, transferId }: LinkSessionRecord): Promise<boolean> => {
  const transfer = transferId === undefined ? undefined : await ctx.store.transfers.find(scope, transferId)
  return transfer !== undefined && transfer.phase !== 'awaitingUser'
}
