import type { ChainPayments } from '@rialto/core'

/** Payments from wallets on one network: what `ChainPayments` is for all of them. */
export interface PaymentsOn extends Pick<
  ChainPayments,
  'transactionFor' | 'readFee' | 'readSponsoredFee' | 'isAnyPending' | 'isSeen' | 'find'
> {
  head(): Promise<bigint>
}
