import type { Context } from '../context.ts'
import { emitConnectionEvent } from './connectionEvent.ts'
import type { Connection } from './ports.ts'

/**
 * Records that the institution no longer accepts the connection's credentials, and emits the event once. False if the
 * credentials have been renewed since: the rejection was about older ones.
 */
export const markNeedsReconnect = (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  connection: Connection,
): Promise<boolean> =>
  ctx.store.transaction(async repositories => {
    const { scope, id, version } = connection
    const marked = await repositories.connections.markNeedsReconnect(scope, id, version)
    // After removing the account, the user does not have to sign in again.
    if (marked === 'now' && connection.removedAtMs === undefined)
      await emitConnectionEvent(ctx, repositories, connection, 'connection.needsReconnect')
    return marked !== 'renewed'
  })
