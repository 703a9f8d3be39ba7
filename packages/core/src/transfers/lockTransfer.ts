import type { Repositories } from '../store.ts'
import type { Transfer } from './ports.ts'

/**
 * Locks the transfer, and for a part its combined transfer first. A change of a part changes its combined transfer, so
 * all writers take the two locks in this order.
 */
export const lockTransfer = async (
  repositories: Repositories,
  { scope, id, partOf }: Pick<Transfer, 'scope' | 'id' | 'partOf'>,
): Promise<Transfer | undefined> => {
  if (partOf !== undefined) await repositories.transfers.findForUpdate(scope, partOf)
  return repositories.transfers.findForUpdate(scope, id)
}
