import { walletIntegrationType } from '@rialto/catalog'

import type { FoundWithdrawal } from '../connections/connector.ts'
import type { Repositories } from '../store.ts'
import type { Transfer } from './ports.ts'

/** A record that was found for a transfer. Without a creation time: of a wallet, or named by a person. */
type FoundRecord = Pick<FoundWithdrawal, 'createdAtMs' | 'hasReference'> & { upstreamId: string }

/**
 * Claims a record. False if it belongs to another transfer, or was found by its properties and may belong to a twin
 * of this one, to which it fits better: try again later.
 */
export const takeRecord = async (
  { transfers, claims }: Pick<Repositories, 'transfers' | 'claims'>,
  transfer: Transfer,
  { upstreamId: recordId, createdAtMs, hasReference }: FoundRecord,
  nowMs: number,
): Promise<boolean> =>
  (hasReference === true || !(await transfers.hasRival(transfer, nowMs, createdAtMs))) &&
  (transfer.type === walletIntegrationType || claims.takeRecord(transfer, recordId))

/** Takes a wallet's payment inside a transaction. False where it is another transfer's: look again later. */
export const takePayment = async (
  { claims }: Pick<Repositories, 'claims'>,
  transfer: Transfer,
  { hash, positions }: Pick<FoundWithdrawal, 'hash' | 'positions'>,
): Promise<boolean> => hash === undefined || positions === undefined || claims.takePayment(transfer, hash, positions)
