import type { Scope } from '../../kernel/scope.ts'
import type { BridgingPair, MovedAmount } from '../../transfers/bridgedTransfer.ts'

/**
 * The state of a bridge's address.
 * - `waiting`: nothing was paid in. `expired`: nothing was paid in before the time of its price ended.
 * - `pending`: paid in. `paidOut`: the payout to the address of the order was sent, which the order credits as it does any
 *   payment.
 * - `refunded`, `failed`: paid in and not paid out. After `failed` the bridge holds the coins.
 */
export type BridgePaymentStatus = 'waiting' | 'expired' | 'pending' | 'paidOut' | 'refunded' | 'failed'

/** One payment to a bridge's address, as the provider reports it, with its payout and refund confirmed where a node shows them. */
export interface BridgePayIn {
  /** The provider's id. */
  reference: string
  status: Exclude<BridgePaymentStatus, 'waiting' | 'expired'>
  /** In the asset of the address; absent until the provider reports it. */
  amount?: string
  /** The asset that was paid in, if it is another. */
  otherAsset?: MovedAmount
  refunded?: MovedAmount
  originHashes: readonly string[]
  payoutHashes: readonly string[]
  refundHashes: readonly string[]
  sender?: string
  failReason?: string
}

/** A bridge's address, at which an order can be paid in another asset: the bridge pays the order's own address. */
export interface BridgePayment {
  id: string
  scope: Scope
  requestId: string
  /** The Link session in which it was asked for. Another payer of the same link never sees it. */
  linkSessionId?: string
  origin: BridgingPair
  /** Of the origin. */
  networkId: string
  /** To be paid in, in the origin asset: exactly this, once. */
  amount: string
  /** To be paid out, in the asset of the order. */
  payoutAmount: string
  /** On the origin network, for refunds of the bridge. */
  refundAddress: string
  provider: string
  address: string
  reference: string
  payIns: readonly BridgePayIn[]
  createdAtMs: number
  /** The price is held until then. */
  expiresAtMs: number
}

export interface BridgePaymentRepository {
  /** False, and nothing written, if the provider has issued the address before. */
  insert(payment: BridgePayment): Promise<boolean>
  find(scope: Scope, id: string): Promise<BridgePayment | undefined>
  /** Of these requests, the oldest first. */
  listOf(requestIds: readonly string[]): Promise<BridgePayment[]>
  setPayIns(scope: Scope, id: string, payIns: readonly BridgePayIn[]): Promise<void>
}
