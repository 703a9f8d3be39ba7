import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SponsorshipState } from './sponsorshipState.ts'

const dayMs = 24 * 60 * 60_000

/** A client's limits for sponsored network fees, and their use so far. */
export const readSponsorship = async (ctx: CommonContext, scope: Scope): Promise<SponsorshipState> => {
  const { sponsorship } = ctx.store
  const [limits, used] = await Promise.all([
    sponsorship.limits(scope),
    sponsorship.spent(scope, ctx.clock.nowMs() - dayMs),
  ])
  return { limits, used }
}
