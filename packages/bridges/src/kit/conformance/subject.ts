import type { BridgeProvider, BridgingPair } from '@rialto/core'

import type { WireFault } from '../testing/startProviderServer.ts'
import type { RoutePair } from '../createProvider.ts'

/** Outcomes of a pay-in. `odd` is an unrecognized status. */
export type Fate = 'seen' | 'paidOut' | 'refunded' | 'failed' | 'odd'

/** One bridge provider with a server that computes prices and balances by a rule, and the controls of the suite. */
export interface BridgeSubject {
  /** Its egress times out quickly, and its sleeps return at once. */
  provider: BridgeProvider
  /** One asset on both sides, so that fees can be counted exactly. */
  pairs: RoutePair<BridgingPair>
  /** Two assets. */
  swap: RoutePair<BridgingPair>
  /** A pair that the provider does not support. */
  uncarried: RoutePair<BridgingPair>
  recipient: string
  /** The operator's, on the origin network. */
  recoveryAddress: string
  /** Receiver of a refund, as the provider reports it. */
  refundAddress: string | undefined
  /** Decimals of the origin asset of `pairs`. */
  decimals: number
  paths: Record<'list' | 'quote' | 'status', string>
  /** Configured secrets that must never appear in an error. */
  secret: string
  fault(fault: WireFault, path: string, times?: number): void
  clearFaults(): void
  calls(path: string): number
  /** Changes the payout of the origin asset to this percentage. */
  drift(percent: number): void
  /** Coins arrive at an address. The pay-in's id. */
  payIn(address: string, amount: string): string
  become(id: string, fate: Fate): void
  /** Reprices a pay-in under a new id, which is returned. Absent if the provider never does. */
  reprice?(id: string): string
  /** Whether pay-ins to one address are reported separately, or as one. */
  reportsEach: boolean
  stop(): Promise<void>
}
