import { walletIntegrationType } from '@rialto/catalog'

import type { FoundWithdrawal } from '../connections/connector.ts'
import type { Repositories } from '../store.ts'
import type { Transfer } from './ports.ts'

/**
 * Claims a record that was found by its properties. False if it belongs, or may belong, to another transfer, that is,
 * to a twin of this one, in progress or older and unresolved: try again later.
 */
export const takeRecord = async (
  { transfers, claims }: Pick<Repositories, 'transfers' | 'claims'>,
  transfer: Transfer,
  { recordId, nowMs }: { recordId: string; nowMs: number },
): Promise<boolean> =>
  !(await transfers.hasRival(transfer, nowMs)) &&
  (transfer.type === walletIntegrationType || claims.takeRecord(transfer, recordId))

/** Takes a wallet's payment inside a transaction. False where it is another transfer's: look again later. */
export const takePayment = async (
  { claims }: Pick<Repositories, 'claims'>,
  transfer: Transfer,
  { hash, positions }: Pick<FoundWithdrawal, 'hash' | 'positions'>,
): Promise<boolean> => hash === undefined || positions === undefined || claims.takePayment(transfer, hash, positions)
