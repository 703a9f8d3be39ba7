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
  /** What a transfer has reserved, or undefined. */
  find(transferId: string): Promise<bigint | undefined>
  /** A later fee of the same transfer takes the place of the first. */
  keep(
    scope: Scope,
    fee: { transferId: string; networkId: string; amount: bigint; reservedAtMs: number },
  ): Promise<void>
}
