import type { Scope } from '../kernel/scope.ts'

/** Maximum network fees that a client pays for its users' wallets, in base units of the network's own coin. */
export interface SponsorshipLimits {
  perTransfer: bigint
  /** Of any 24 hours. */
  perDay: bigint
}

export interface SponsorshipRepository {
  /** Undefined: the client sponsors no fees. */
  limits(scope: Scope): Promise<SponsorshipLimits | undefined>
  setLimits(scope: Scope, limits: SponsorshipLimits | undefined): Promise<void>
  /** Sum of the fees reserved since then. */
  spent(scope: Scope, sinceMs: number): Promise<bigint>
  /**
   * Locks the client's limits until the transaction ends, so that concurrent fees of one client are counted one after
   * the other.
   */
  limitsForUpdate(scope: Scope): Promise<SponsorshipLimits | undefined>
  /**
   * The fee that a transfer has reserved, for all transactions handed out for it. Undefined if it has reserved none.
   */
  find(transferId: string): Promise<bigint | undefined>
  /** Replaces the transfer's earlier reservation. */
  keep(
    scope: Scope,
    fee: { transferId: string; networkId: string; amount: bigint; reservedAtMs: number },
  ): Promise<void>
}
