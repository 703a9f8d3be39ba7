import type { Scope } from '../kernel/scope.ts'

export interface TransferDay {
  /** In UTC: `2026-01-31`. */
  day: string
  succeeded: number
  failed: number
  /** A decimal string. */
  volumeUsd: string
}

export interface TransfersOfType {
  /** Integration type of the source. */
  type: string
  succeeded: number
  failed: number
  /** Approximate median duration of the successful transfers: the median of the hours’ medians. */
  medianMsToFinal?: number
}

export interface LinkFunnel {
  opened: number
  connected: number
  previewed: number
  sent: number
  succeeded: number
  /** The pages on which users left early, by the Link page's name of the step, the most frequent first. */
  exits: readonly { page: string; sessions: number }[]
  /** Error responses, the most frequent first. */
  errors: readonly { operation: string; errorType: string; sessions: number }[]
}

/** Aggregated figures. Transfers that were never submitted are not counted. */
export interface OverviewRepository {
  /** Days on which a transfer ended, the oldest first. */
  listDays(scope: Scope, fromMs: number): Promise<TransferDay[]>
  /** Transfers that have not ended, by the day on which they were created. */
  countPending(scope: Scope, fromMs: number): Promise<ReadonlyMap<string, number>>
  listTypes(scope: Scope, fromMs: number): Promise<TransfersOfType[]>
  /** As `listTypes`, of the hours that were summed up: without the last hour or two, and cheap. */
  listSummedTypes(scope: Scope, fromMs: number): Promise<TransfersOfType[]>
  countSessions(scope: Scope, fromMs: number): Promise<LinkFunnel>
}
