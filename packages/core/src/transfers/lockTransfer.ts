import type { Repositories } from '../kernel/store.ts'
import type { Transfer } from './ports.ts'

/**
 * The transfer, locked; of a part, the combined transfer first. Whoever changes a part changes what it is a part of, so that all
 * take the two locks in this order.
 */
export const lockTransfer = async (
  repositories: Repositories,
  { scope, id, partOf }: Pick<Transfer, 'scope' | 'id' | 'partOf'>,
): Promise<Transfer | undefined> => {
  if (partOf !== undefined) await repositories.transfers.findForUpdate(scope, partOf)
  return repositories.transfers.findForUpdate(scope, id)
}
