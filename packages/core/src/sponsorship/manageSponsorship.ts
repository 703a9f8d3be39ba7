import { compare, parseDecimal, roundDown, toBaseUnits } from '@rialto/catalog'

import type { AccessContext } from '../access/accessContext.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SponsorshipLimits } from './ports.ts'

/** In SOL, because fees are paid only on Solana. */
export const sponsoredDecimals = 9
const dayMs = 24 * 60 * 60_000
const most = '1000000'

/** Decimal strings in SOL. */
interface SponsorshipInput {
  maximumPerTransfer: string
  maximumPerDay: string
}

export interface SponsorshipState {
  /** Undefined: users pay network fees themselves. */
  limits: SponsorshipLimits | undefined
  /** In base units, for the last 24 hours. */
  used: bigint
}

/** A client's limits for sponsored network fees, and their use so far. */
export const readSponsorship = async (ctx: AccessContext, scope: Scope): Promise<SponsorshipState> => {
  const { sponsorship } = ctx.store
  const [limits, used] = await Promise.all([
    sponsorship.limits(scope),
    sponsorship.spent(scope, ctx.clock.nowMs() - dayMs),
  ])
  return { limits, used }
}

/**
 * @throws ApiError `invalidField`, `conflict` if the operator has no paying account: the limits would have no effect.
 */
export const setSponsorship = async (
  ctx: Context,
  scope: Scope,
  input: SponsorshipInput,
): Promise<SponsorshipState> => {
  if (!ctx.settings.paysNetworkFees)
    throw new ApiError('conflict', {
      message: 'No account pays network fees. The operator names it with RIALTO_SOLANA_SPONSOR_KEY.',
    })
  return limitSponsorship(ctx, scope, input)
}

/** For the command, which cannot determine whether an account pays. @throws ApiError `invalidField`. */
export const limitSponsorship = async (
  ctx: AccessContext,
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

export const removeSponsorship = async (ctx: AccessContext, scope: Scope): Promise<SponsorshipState> => {
  await ctx.store.sponsorship.setLimits(scope, undefined)
  return readSponsorship(ctx, scope)
}

const readAmount = (path: string, text: string): bigint => {
  const amount = parseDecimal(text)
  const isAmount =
    amount !== undefined &&
    compare(amount, '0') > 0 &&
    compare(amount, most) <= 0 &&
    compare(roundDown(amount, sponsoredDecimals), amount) === 0
  if (!isAmount)
    throw invalidField(path, `must be an amount of SOL up to ${most}, with at most ${sponsoredDecimals} decimal places`)
  return toBaseUnits(amount, sponsoredDecimals)
}
