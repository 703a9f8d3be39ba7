import type { AccessContext } from '../kernel/accessContext.ts'
import type { Scope } from '../kernel/scope.ts'
import { readSponsorship } from './readSponsorship.ts'
import type { SponsorshipState } from './sponsorshipState.ts'

export const removeSponsorship = async (ctx: AccessContext, scope: Scope): Promise<SponsorshipState> => {
  await ctx.store.sponsorship.setLimits(scope, undefined)
  return readSponsorship(ctx, scope)
}
