import { defined } from '@rialto/defined'

import type { WithdrawalOrder } from '../connections/connector.ts'
import type { Transfer } from './ports.ts'

/** What the institution is asked for. The same for every call of one transfer. */
export const withdrawalOrder = (
  transfer: Pick<Transfer, 'reference' | 'symbol' | 'networkId' | 'toAddress' | 'amount' | 'addressTag'>,
): WithdrawalOrder => ({
  reference: transfer.reference,
  symbol: transfer.symbol,
  networkId: transfer.networkId,
  address: transfer.toAddress,
  amount: transfer.amount,
  ...defined({ tag: transfer.addressTag }),
})
