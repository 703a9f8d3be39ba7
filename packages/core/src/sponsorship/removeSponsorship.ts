import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readSponsorship } from './readSponsorship.ts'
import type { SponsorshipState } from './sponsorshipState.ts'

export const removeSponsorship = async (ctx: CommonContext, scope: Scope): Promise<SponsorshipState> => {
  await ctx.store.sponsorship.setLimits(scope, undefined)
  return readSponsorship(ctx, scope)
}
