import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import { findPaying } from './findPaying.ts'
import type { Transfer } from './ports.ts'

/** The transfer of this preview, or another one of the same order, that was submitted and has not been rejected. */
export const findSubmitted = async (
  ctx: Pick<Context, 'store'>,
  connection: Pick<Connection, 'id' | 'scope'>,
  previewId: string,
): Promise<Transfer | undefined> => {
  const { previews, transfers } = ctx.store
  const preview = await previews.find(connection.scope, previewId)
  if (preview?.connectionId !== connection.id) return undefined
  const known = await transfers.find(connection.scope, preview.id)
  if (known && known.phase !== 'awaitingUser') return known
  // A combined transfer in progress may lack this very part.
  return preview.partOf === undefined ? findPaying(ctx.store, preview) : undefined
}
