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

/**
 * - `open`: a part of it at least is in no refund. `returning`: all of it is in refunds. `returned`: all of it has arrived at
 *   its payer. `assigned`: an order has it.
 */
export type UnassignedStatus = 'open' | 'returning' | 'returned' | 'assigned'

/** An unassigned payment and what became of it. */
export interface ListedUnassignedPayment extends UnassignedPayment {
  status: UnassignedStatus
  /** Amount in refunds that have not ended. */
  returning: string
  /** Amount that refunds brought to their addresses. */
  returned: string
  /** The order that it was assigned to. */
  requestId?: string
}

export interface UnassignedPaymentFilter {
  networkId?: string
  hash?: string
  statuses?: readonly UnassignedStatus[]
  before?: { atMs: number; id: string }
  count: number
}

/** Identifies a payment on its chain. */
type PaymentPlace = Pick<UnassignedPayment, 'networkId' | 'hash' | 'position'>

export interface UnassignedPaymentRepository {
  /**
   * Keeps each payment once, whenever it is read again. Of one asset, the largest payments of each day are kept up to a
   * limit, and the others are counted: anyone can send any number of small payments. Returns those that are new and kept.
   */
  keep(scope: Scope, payments: readonly UnassignedPayment[]): Promise<UnassignedPayment[]>
  /** The newest first, without those that an order has read as its own. */
  list(scope: Scope, filter: UnassignedPaymentFilter): Promise<ListedUnassignedPayment[]>
  find(scope: Scope, id: string): Promise<UnassignedPayment | undefined>
  findForUpdate(scope: Scope, id: string): Promise<UnassignedPayment | undefined>
  /** Whether an order has the payment: by assignment, or because it was read as its own. Read after the lock. */
  isTaken(scope: Scope, id: string): Promise<boolean>
  /** Notes the order that has the payment from now on. */
  assign(scope: Scope, assignment: { id: string; requestId: string; atMs: number }): Promise<void>
  /**
   * Locks the rows of these payments, whichever client has them, and returns the payments that were assigned to an order or
   * may have been returned.
   */
  lockUsed<T extends PaymentPlace>(environment: Scope['environment'], payments: readonly T[]): Promise<T[]>
  /** How many payments were read since then and not kept. One that is read twice counts twice. */
  countNotKept(scope: Scope, sinceMs: number): Promise<number>
}
