import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { connectionOfSession } from '../link/restoreConnections.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { Transfer } from '../transfers/ports.ts'

/** A payment of this session from a wallet connected in it. Any other gets the same error as an unknown one. */
export const ownPayment = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
  previewId: string,
): Promise<{ transfer: Transfer; connection: Connection }> => {
  const transfer = await ctx.store.transfers.find(session.scope, previewId.toLowerCase())
  const connection = transfer && (await connectionOfSession(ctx, session, transfer.connectionId))
  if (transfer?.linkSessionId !== session.id || !connection) throw new ApiError('previewNotFound')
  return { transfer, connection }
}
