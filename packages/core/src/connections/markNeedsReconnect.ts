import type { Context } from '../kernel/context.ts'
import { emitConnectionEvent } from './connectionEvent.ts'
import type { Connection } from './ports.ts'

/**
 * Notes that the institution no longer accepts the connection's credentials, and reports it once. False where somebody has
 * renewed them meanwhile: the refusal was about older ones.
 */
export const markNeedsReconnect = (ctx: Context, connection: Connection): Promise<boolean> =>
  ctx.store.transaction(async repositories => {
    const { scope, id, version } = connection
    const marked = await repositories.connections.markNeedsReconnect(scope, id, version)
    // Who removed the account need not sign in again.
    if (marked === 'now' && connection.removedAtMs === undefined)
      await emitConnectionEvent(ctx, repositories, connection, 'connection.needsReconnect')
    return marked !== 'renewed'
  })
