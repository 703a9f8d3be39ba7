import type { RemovalReason, RemovalTerms } from '../connections/ports.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TransferTypeName } from '../transfers/ports.ts'

/** A user's rows besides accounts and transfers, without secrets and internal ids. */
export interface UserRecords {
  linkSessions: readonly { id: string; request: unknown }[]
  linkRequests: readonly {
    linkSessionId: string
    operation: string
    subject: string | undefined
    status: number
    errorType: string | undefined
    atMs: number
  }[]
  orders: readonly {
    connectionId: string
    side: string
    symbol: string
    paymentSymbol: string
    amount: string
    phase: string
    createdAtMs: number
  }[]
  walletVerifications: readonly { address: string; networkType: string; message: string; verifiedAtMs: number }[]
  bridgingAddresses: readonly {
    transactionId: string
    destinationAddress: string
    address: string | undefined
    createdAtMs: number
  }[]
  portfolioReads: readonly { connectionId: string; kind: string; asOfMs: number; rows: unknown }[]
}

/** The remaining record of a transfer whose account was removed: without user, account and address. */
export interface RetainedTransfer {
  id: string
  type: string
  symbol: string
  networkId: string
  amount: string
  fee: string
  priceUsd: string
  transferType: TransferTypeName
  phase: 'settled' | 'failed'
  hash?: string
  createdAtMs: number
  finishedAtMs: number
  pruneAtMs: number
}

export interface UserRepository {
  read(scope: Scope, userId: string): Promise<UserRecords>
  /**
   * Erases Link sessions, wallet proofs and their events at once, and marks the bridging addresses and payment requests
   * for `eraseAddresses` and `erasePaymentRequests`.
   */
  erase(scope: Scope, userId: string, atMs: number): Promise<void>
  /** Erases the marked addresses that can receive nothing more. Returns how many remain. */
  eraseAddresses(scope: Scope, userId: string, terms: RemovalTerms & { watchMs: number }): Promise<number>
  /**
   * Erases the marked payment requests that are over, with their transfers, payments and refunds. Their addresses are
   * never issued again. Returns the reason for each one that remains.
   */
  erasePaymentRequests(scope: Scope, userId: string, terms: RemovalTerms): Promise<readonly RemovalReason[]>
  /** The users with marked addresses or payment requests. */
  listNoted(environment: Scope['environment']): Promise<{ scope: Scope; userId: string }[]>
  listRetained(scope: Scope): Promise<RetainedTransfer[]>
}
