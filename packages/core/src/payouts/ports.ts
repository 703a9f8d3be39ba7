import type { TaggedAddress } from '@rialto/catalog'

import type { Scope } from '../kernel/scope.ts'

/** `pending`: the client sends it. The others are final. */
type PayoutStatus = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** A withdrawal that a user confirmed in Link, to an account of the user. The client sends it; the chain shows its arrival. */
export interface Payout {
  id: string
  scope: Scope
  userId: string
  linkSessionId: string
  subClientId?: string
  /** The client's id of it. */
  clientTransactionId?: string
  connectionId: string
  /** The institution or wallet. */
  toName: string
  networkId: string
  symbol: string
  amount: string
  to: TaggedAddress
  /** No payout of the user to this address had succeeded before. */
  isNewAddress: boolean
  status: PayoutStatus
  /** The client's transaction. */
  hash?: string
  /** Why it failed, or why its transaction does not pay it. */
  failureMessage?: string
  /** Amount that its transaction brought to the address, if it differs. */
  arrived?: string
  sequence: number
  /** The block after the newest one when the user confirmed it. Absent where no node was read. */
  sinceBlock?: bigint
  createdAtMs: number
  finishedAtMs?: number
  /** When the institution's history showed the deposit. */
  creditedAtMs?: number
}

interface PayoutFilter {
  id?: string
  userId?: string
  clientTransactionId?: string
  statuses?: readonly PayoutStatus[]
  before?: { createdAtMs: number; id: string }
  count: number
}

/** An address that a user has confirmed. */
interface PayoutAddress {
  networkId: string
  to: TaggedAddress
  toName: string
  succeededPayouts: number
  confirmedAtMs: number
}

export interface PayoutRepository {
  /** False, and nothing written, if the session or the client's id has a payout that is pending or has succeeded. */
  insert(payout: Payout): Promise<boolean>
  /** False, and nothing written, if its transaction pays another payout or a refund to the same address. */
  update(payout: Payout): Promise<boolean>
  find(scope: Scope, id: string): Promise<Payout | undefined>
  findForUpdate(scope: Scope, id: string): Promise<Payout | undefined>
  /** The one of the session, or else of the client's id, that is pending or has succeeded. */
  findConfirmed(
    scope: Scope,
    order: Pick<Payout, 'userId' | 'linkSessionId' | 'clientTransactionId'>,
  ): Promise<Payout | undefined>
  /** Confirmed by the user, the last confirmed first. At most 100. */
  listAddresses(scope: Scope, userId: string): Promise<PayoutAddress[]>
  /** The newest first. */
  list(scope: Scope, filter: PayoutFilter): Promise<Payout[]>
  /** All of a user, the oldest first. */
  readOfUser(scope: Scope, userId: string): Promise<Omit<Payout, 'scope'>[]>
}
