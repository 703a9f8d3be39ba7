import type { SponsorshipLimits } from './ports.ts'

/** In SOL, because fees are paid only on Solana. */
export const sponsoredDecimals = 9

/** Decimal strings in SOL. */
export interface SponsorshipInput {
  maximumPerTransfer: string
  maximumPerDay: string
}

export interface SponsorshipState {
  /** Undefined: users pay network fees themselves. */
  limits: SponsorshipLimits | undefined
  /** Fees of the last 24 hours, in base units. */
  used: bigint
}
