import type { Scope } from '../../kernel/scope.ts'

/**
 * A final payment to a client's account that names none of its watched orders: without a tag, or with an unknown one. It
 * counts for no order.
 */
export interface UnassignedPayment {
  id: string
  networkId: string
  hash: string
  /** Position in the transaction: two payments of one transaction never share it. */
  position: string
  block: bigint
  symbol: string
  amount: string
  /** The client's account. */
  address: string
  /** The destination tag, memo or comment as it was sent, cut to 100 characters. Tags of orders are shorter. */
  tag?: string
  fromAddress?: string
  seenAtMs: number
}

export interface UnassignedPaymentFilter {
  networkId?: string
  hash?: string
  before?: { atMs: number; id: string }
  count: number
}

export interface UnassignedPaymentRepository {
  /**
   * Keeps each payment once, whenever it is read again. Of one asset, the largest payments of each day are kept up to a
   * limit, and the others are counted: anyone can send any number of small payments.
   */
  keep(scope: Scope, payments: readonly UnassignedPayment[]): Promise<void>
  /** The newest first, without those that an order has meanwhile. */
  list(scope: Scope, filter: UnassignedPaymentFilter): Promise<UnassignedPayment[]>
  /** The payment for an order that gets it, once. Undefined if an order has it. */
  take(scope: Scope, id: string, atMs: number): Promise<UnassignedPayment | undefined>
  /** How many payments were read since then and not kept. One that is read twice counts twice. */
  countNotKept(scope: Scope, sinceMs: number): Promise<number>
}
