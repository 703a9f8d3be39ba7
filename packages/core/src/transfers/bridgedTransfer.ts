import type { TaggedAddress } from '@rialto/catalog'

import type { Scope } from '../kernel/scope.ts'

/** One leg of a bridged transfer. */
export interface BridgingPair {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol, in upper case. */
  asset: string
}

/** The public sub-status of a bridged transfer (`BridgingOperationStatus`), in the order it can advance. */
export type BridgingStep =
  | 'recordCreated'
  | 'registeredInProvider'
  | 'sourceTransferStarted'
  | 'inReview'
  | 'providerAwaitingSourceTransfer'
  | 'providerFundsReceived'
  | 'providerProcessingPayment'
  | 'providerProcessedPayment'
  | 'providerSetUndeliverable'
  | 'returned'
  | 'refundRegisteredInProvider'
  | 'providerAwaitingSourceRefundTransfer'
  | 'providerRefundFundsReceived'
  | 'providerProcessingRefundPayment'
  | 'providerProcessedRefundPayment'
  | 'refunded'
  | 'canceled'
  | 'failed'

/** Decimal string in whole units of the asset: a symbol, or a contract address where no symbol is known. */
export interface MovedAmount {
  asset: string
  amount: string
}

/** The statuses that a client gets events for, in their order. */
export type BridgeEventStatus = 'pending' | 'succeeded' | 'failed' | 'refundPending' | 'refundSucceeded'

/**
 * The deviation of a pay-in.
 * - `wrongNetwork`, `wrongAsset`: other coins than the address was made for. They are returned.
 * - `belowMinimum`: less than the route's minimum. It is paid out if the provider does so, and returned otherwise.
 * - `late`, `repeated`: after the address was closed, or not the first. It is paid out like the first, as a separate
 *   transfer.
 */
export type DepositIssue = 'wrongNetwork' | 'wrongAsset' | 'belowMinimum' | 'late' | 'repeated'

/** One step that a bridged transfer reached, and when. */
export interface BridgingEvent {
  step: BridgingStep
  atMs: number
}

/**
 * One pay-in to a bridging address with its outcome, or the expected first one. Symbol, network, address, amount and
 * hash are those of the payout; `amount` is 0 until the provider reports it.
 */
export interface BridgedTransfer {
  id: string
  scope: Scope
  userId: string
  clientTransactionId?: string
  networkId: string
  symbol: string
  toAddress: string
  amount: string
  /** USD per unit when priced; '0' without a price. */
  priceUsd: string
  /** The recipient of the refund, or the sender of the deposit. */
  refundTo?: TaggedAddress
  hash?: string
  /** For the user. */
  failureMessage?: string
  /** Number of the last event written. */
  sequence: number
  createdAtMs: number
  /** When the pay-in was first seen. */
  acceptedAtMs?: number
  finishedAtMs?: number
  phase: 'accepted' | 'settled' | 'failed'
  addressId: string
  /** The provider's id of the pay-in; absent before the first pay-in. */
  operation?: string
  origin: BridgingPair
  step: BridgingStep
  /** Oldest first. */
  timeline: readonly BridgingEvent[]
  /** The status that was emitted last; absent before the first event. */
  reported?: BridgeEventStatus
  /** Decimal string in the origin asset. */
  paidInAmount?: string
  /** USD per unit of the origin asset when priced. Undefined without a price. */
  originPriceUsd?: string
  /** The deposited amount if it was another asset. */
  otherPaidIn?: MovedAmount
  /** CAIP-2 id of the network of the pay-in, if it is not the origin's. */
  paidInOn?: string
  issue?: DepositIssue
  /**
   * State of coins that the chain shows and the provider has not reported: a person decides first, or the provider is
   * asked to return them. Committed before the request.
   */
  recovery?: 'held' | 'requested'
  /** Time at which an operator settled a deposit that the provider does not return. */
  handledAtMs?: number
  originHashes: readonly string[]
  refundHashes: readonly string[]
  /** The amount returned to `refundTo`. */
  refunded?: MovedAmount
}
