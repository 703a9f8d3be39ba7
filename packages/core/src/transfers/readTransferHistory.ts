import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { AnyTransfer, TransferChange } from './ports.ts'

export interface RecordedTransfer {
  transfer: AnyTransfer
  /** Oldest first. Empty for a transfer that ended before histories were kept. */
  changes: TransferChange[]
}

/**
 * A transfer with all of its changes: the phase, the cause and the status of the institution or bridge provider. Every
 * change was written together with its entry.
 *
 * @throws ApiError `notFound` unless the client has a transfer of this id.
 * @example const { changes } = await readTransferHistory(ctx, scope, transferId)
 */
export const readTransferHistory = async (
  ctx: CommonContext,
  scope: Scope,
  transferId: string,
): Promise<RecordedTransfer> => {
  const { transfers, bridgedTransfers } = ctx.store
  const transfer = (await transfers.find(scope, transferId)) ?? (await bridgedTransfers.find(scope, transferId))
  if (!transfer) throw new ApiError('notFound', { message: 'There is no transfer with this ID.' })
  return { transfer, changes: await transfers.listChanges(scope, transferId) }
}
