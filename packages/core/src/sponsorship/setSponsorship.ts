import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { limitSponsorship } from './limitSponsorship.ts'
import type { SponsorshipInput, SponsorshipState } from './sponsorshipState.ts'

/**
 * @throws ApiError `invalidField`, `conflict` if the operator has no paying account: the limits would have no effect.
 */
export const setSponsorship = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  scope: Scope,
  input: SponsorshipInput,
): Promise<SponsorshipState> => {
  if (!ctx.settings.paysNetworkFees)
    throw new ApiError('conflict', {
      message: 'No account pays network fees. The operator names it with RIALTO_SOLANA_SPONSOR_KEY.',
    })
  return limitSponsorship(ctx, scope, input)
}
