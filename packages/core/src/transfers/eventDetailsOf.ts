import { findNetwork } from '@rialto/catalog'
import type { TransferWebhook } from '@rialto/contract'

import { eventAmount } from './eventAmount.ts'
import { moneyLineOf } from './money/moneyLineOf.ts'
import { reachedOf } from './money/reachedOf.ts'
import { sourceName } from './money/sourceName.ts'
import type { Transfer } from './ports.ts'
import { sumsOf } from './sumsOf.ts'

/** The state of a transfer from a connected account, for its events. `parts`: those of a combined transfer. */
export const eventDetailsOf = (transfer: Transfer, parts: readonly Transfer[]): TransferEventDetails => {
  const chain = findNetwork(transfer.networkId)?.name ?? ''
  const { state, debit, fee } = sumsOf(transfer)
  return {
    Chain: chain,
    Token: transfer.symbol,
    TxHash: transfer.hash ?? null,
    SourceAccountProvider: sourceName(transfer),
    SourceChain: chain,
    SourceToken: transfer.symbol,
    SourceTxHash: null,
    ...eventAmount('SourceAmount', debit),
    ...eventAmount('FeeAmount', fee),
    AmountsState: state === 'actual' ? 'Actual' : 'Planned',
    MoneyLine: moneyLineOf(transfer, parts),
    ...eventAmount('DestinationAmount', reachedOf(transfer)),
    ...refundOf(transfer, chain),
  }
}

/** The return that an operator recorded. */
const refundOf = ({ refunded, symbol }: Transfer, chain: string) => ({
  RefundChain: refunded ? chain : null,
  RefundToken: refunded ? symbol : null,
  RefundTxHash: refunded?.hash ?? null,
  ...eventAmount('RefundAmount', refunded?.amount),
})

/** Fields that depend on the kind of transfer. Null while unknown. */
export type TransferEventDetails = Pick<
  TransferWebhook,
  | 'Chain'
  | 'Token'
  | 'TxHash'
  | 'SourceAccountProvider'
  | 'SourceChain'
  | 'SourceToken'
  | 'SourceTxHash'
  | 'SourceAmount'
  | 'SourceAmountDecimal'
  | 'FeeAmount'
  | 'FeeAmountDecimal'
  | 'AmountsState'
  | 'MoneyLine'
  | 'Payer'
  | 'DestinationAmount'
  | 'DestinationAmountDecimal'
  | 'RefundChain'
  | 'RefundToken'
  | 'RefundTxHash'
  | 'RefundAmount'
  | 'RefundAmountDecimal'
>
