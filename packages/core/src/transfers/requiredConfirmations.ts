import { findNetwork } from '@rialto/catalog'

import type { Transfer } from './ports.ts'

/** Confirmations after which the transfer's network counts a payment as final. */
export const requiredConfirmations = (transfer: Pick<Transfer, 'networkId'>): number =>
  findNetwork(transfer.networkId)?.finalityConfirmations ?? 1
