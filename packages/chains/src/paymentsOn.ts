import type { ChainPayments } from '@rialto/core'

/** Payments from wallets on one network: the per-network part of `ChainPayments`. */
export interface PaymentsOn extends Pick<
  ChainPayments,
  'transactionFor' | 'readFee' | 'readSponsoredFee' | 'isAnyPending' | 'isSeen' | 'find'
> {
  head(): Promise<bigint>
}
