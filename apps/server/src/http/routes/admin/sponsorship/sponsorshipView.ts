import { fromBaseUnits, toJsonNumber } from '@rialto/catalog'
import { type Context, sponsoredDecimals, type SponsorshipState } from '@rialto/core'

const solOf = (lamports: bigint): number => toJsonNumber(fromBaseUnits(lamports, sponsoredDecimals))

export const sponsorshipView = ({ settings }: Pick<Context, 'settings'>, { limits, used }: SponsorshipState) => ({
  isAvailable: settings.paysNetworkFees,
  symbol: 'SOL',
  maximumPerTransfer: limits ? solOf(limits.perTransfer) : null,
  maximumPerDay: limits ? solOf(limits.perDay) : null,
  usedInDay: solOf(used),
})
