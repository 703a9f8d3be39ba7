import { defined } from '@rialto/defined'

import type { WithdrawalOrder } from '../connections/connector.ts'
import type { Transfer } from './ports.ts'

/** Our reference for a transfer: its id without dashes, 32 characters that every institution's field takes. */
export const referenceOf = (transferId: string): string => transferId.replaceAll('-', '')

/** What the institution is asked for. The same for every call of one transfer. */
export const withdrawalOrder = (transfer: Transfer): WithdrawalOrder => ({
  reference: transfer.reference,
  symbol: transfer.symbol,
  networkId: transfer.networkId,
  address: transfer.toAddress,
  amount: transfer.amount,
  ...defined({ tag: transfer.addressTag }),
})
