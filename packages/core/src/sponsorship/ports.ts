import type { Scope } from '../kernel/scope.ts'

/** What a client pays at most of the network fees of its users' wallets, in base units of the network's own coin. */
export interface SponsorshipLimits {
  perTransfer: bigint
  /** Of any 24 hours. */
  perDay: bigint
}

export interface SponsorshipRepository {
  /** Undefined: the client pays none. */
  limits(scope: Scope): Promise<SponsorshipLimits | undefined>
  setLimits(scope: Scope, limits: SponsorshipLimits | undefined): Promise<void>
  /** Of the transfers whose wallets were asked since then. */
  spent(scope: Scope, sinceMs: number): Promise<bigint>
  /** Locks what the client has set until the transaction ends: fees of one client are counted one after the other. */
  limitsForUpdate(scope: Scope): Promise<SponsorshipLimits | undefined>
  /** What a transfer has reserved, for all transactions that were handed out for it, or undefined. */
  find(transferId: string): Promise<bigint | undefined>
  /** What was kept for the transfer before is replaced. */
  keep(
    scope: Scope,
    fee: { transferId: string; networkId: string; amount: bigint; reservedAtMs: number },
  ): Promise<void>
}
