import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { WithdrawalOrder } from '../connections/connector.ts'
import type { Transfer } from './ports.ts'

/** The order for the institution. The same for every call of one transfer. */
export const withdrawalOrder = (
  transfer: Pick<Transfer, 'reference' | 'symbol' | 'networkId' | 'toAddress' | 'amount' | 'fee' | 'addressTag'>,
): WithdrawalOrder => ({
  reference: transfer.reference,
  symbol: transfer.symbol,
  networkId: transfer.networkId,
  address: transfer.toAddress,
  amount: transfer.amount,
  // Both as of the preview: neither changes once the intent is committed.
  maxDebit: add(transfer.amount, transfer.fee),
  ...defined({ tag: transfer.addressTag }),
})

/** Our reference for a transfer: its id without dashes, 32 characters that every institution's field takes. */
export const referenceOf = (transferId: string): string => transferId.replaceAll('-', '')
