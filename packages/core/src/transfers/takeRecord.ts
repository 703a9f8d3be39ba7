import { walletIntegrationType } from '@rialto/catalog'

import type { Repositories } from '../kernel/store.ts'
import type { Transfer } from './ports.ts'

/**
 * Takes a record that was found by what it looks like. False where it may belong to another transfer, that is, to a twin of this one, under
 * way or older and not resolved either, or does: look again later.
 */
export const takeRecord = async (
  { transfers, claims }: Pick<Repositories, 'transfers' | 'claims'>,
  transfer: Transfer,
  recordId: string,
): Promise<boolean> =>
  !(await transfers.hasRival(transfer)) &&
  (transfer.type === walletIntegrationType || claims.takeRecord(transfer, recordId))
