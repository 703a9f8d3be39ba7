import { compare, parseDecimal, roundDown, toBaseUnits } from '@rialto/catalog'

import type { CommonContext } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { readSponsorship } from './readSponsorship.ts'
import { sponsoredDecimals, type SponsorshipInput, type SponsorshipState } from './sponsorshipState.ts'

const maximumLimit = '1000000'

/** For the command, which cannot determine whether an account pays. @throws ApiError `invalidField`. */
export const limitSponsorship = async (
  ctx: CommonContext,
  scope: Scope,
  { maximumPerTransfer, maximumPerDay }: SponsorshipInput,
): Promise<SponsorshipState> => {
  const limits = {
    perTransfer: readAmount('maximumPerTransfer', maximumPerTransfer),
    perDay: readAmount('maximumPerDay', maximumPerDay),
  }
  if (limits.perDay < limits.perTransfer)
    throw invalidField('maximumPerDay', 'must not be below the maximum per transfer')
  await ctx.store.sponsorship.setLimits(scope, limits)
  return readSponsorship(ctx, scope)
}

const readAmount = (path: string, text: string): bigint => {
  const amount = parseDecimal(text)
  const isAmount =
    amount !== undefined &&
    compare(amount, '0') > 0 &&
    compare(amount, maximumLimit) <= 0 &&
    compare(roundDown(amount, sponsoredDecimals), amount) === 0
  if (!isAmount)
    throw invalidField(
      path,
      `must be an amount of SOL up to ${maximumLimit}, with at most ${sponsoredDecimals} decimal places`,
    )
  return toBaseUnits(amount, sponsoredDecimals)
}
