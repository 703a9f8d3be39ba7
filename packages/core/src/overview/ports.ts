import type { Scope } from '../kernel/scope.ts'

export interface TransferDay {
  /** In UTC: `2026-01-31`. */
  day: string
  succeeded: number
  failed: number
  pending: number
  /** A decimal string. */
  volumeUsd: string
}

export interface TransfersOfType {
  /** Integration type of the source. */
  type: string
  succeeded: number
  failed: number
  /** Half of those that succeeded took less. */
  medianMsToFinal?: number
}

export interface LinkFunnel {
  opened: number
  connected: number
  sent: number
  succeeded: number
}

/** Figures over many rows: transfers whose user was only asked for something are counted nowhere. */
export interface OverviewRepository {
  /** Days with a transfer, the oldest first. */
  listDays(scope: Scope, fromMs: number): Promise<TransferDay[]>
  listTypes(scope: Scope, fromMs: number): Promise<TransfersOfType[]>
  countSessions(scope: Scope, fromMs: number): Promise<LinkFunnel>
}
