import type { Connection } from '../connections/ports.ts'
import type { Context, TransferContext } from '../context.ts'
import { ApiError, isUuid } from '../kernel/apiError.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import type { Transfer } from './ports.ts'

/**
 * Reads how a transfer from this connection stands now, instead of when its job comes to it. `transactionId` is the
 * institution's id or ours. An institution or a node that cannot be read now changes nothing.
 *
 * @throws ApiError `notFound` unless a transfer from this connection has that id and has begun.
 */
export const updateTransfer = async (
  ctx: TransferContext & Pick<Context, 'chains'>,
  connection: Connection,
  transactionId: string,
): Promise<Transfer> => {
  const transfer = await find(ctx, connection, transactionId)
  if (!transfer || transfer.phase === 'awaitingUser')
    throw new ApiError('notFound', { message: 'transactionId: this account has no transfer with this ID.' })
  try {
    await reconcileTransfer(ctx, connection.scope, transfer.id)
  } catch (error) {
    // In phase `onChain` a node is read, and the last result still holds. The transfer's own job reports it.
    if (transfer.phase !== 'onChain') throw error
  }
  return (await ctx.store.transfers.find(connection.scope, transfer.id)) ?? transfer
}

const find = async (
  ctx: Pick<Context, 'store'>,
  { scope, id }: Connection,
  transactionId: string,
): Promise<Transfer | undefined> => {
  const own = isUuid(transactionId) && (await ctx.store.transfers.find(scope, transactionId.toLowerCase()))
  if (own && own.connectionId === id) return own
  return ctx.store.transfers.findByInstitutionId(scope, id, transactionId)
}
