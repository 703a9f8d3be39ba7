import { decimalFromJson, fromBaseUnits, toJsonNumber } from '@rialto/catalog'
import {
  type Context,
  readSponsorship,
  removeSponsorship,
  replaceTransferTerms,
  setSponsorship,
  sponsoredDecimals,
  type SponsorshipState,
  type TransferTerms,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

type Ids = 'readTransferTerms' | 'replaceTransferTerms' | 'readSponsorship' | 'setSponsorship' | 'removeSponsorship'

/** A client's fees for its users, minimum transfer amounts, and sponsored network fees. */
export const feeHandlers: AdminHandlers<Ids> = {
  readTransferTerms: async (ctx, { scope }) => termsView(await ctx.store.linkDefaults.read(scope)),
  replaceTransferTerms: async (ctx, { scope, body }) =>
    termsView(
      await replaceTransferTerms(ctx, scope, {
        clientFee: decimalFromJson(body.clientFee) ?? '',
        isInclusiveFeeEnabled: body.isInclusiveFeeEnabled,
        minAmountInFiat: decimalFromJson(body.minAmountInFiat),
      }),
    ),
  readSponsorship: async (ctx, { scope }) => sponsorshipView(ctx, await readSponsorship(ctx, scope)),
  setSponsorship: async (ctx, { scope, body }) =>
    sponsorshipView(
      ctx,
      await setSponsorship(ctx, scope, {
        maximumPerTransfer: decimalFromJson(body.maximumPerTransfer) ?? '',
        maximumPerDay: decimalFromJson(body.maximumPerDay) ?? '',
      }),
    ),
  removeSponsorship: async (ctx, { scope }) => sponsorshipView(ctx, await removeSponsorship(ctx, scope)),
}

export const termsView = ({ clientFeeRatio, isInclusiveFeeEnabled, minAmountInFiat }: TransferTerms) => ({
  clientFee: toJsonNumber(clientFeeRatio),
  isInclusiveFeeEnabled,
  minAmountInFiat: minAmountInFiat === undefined ? null : toJsonNumber(minAmountInFiat),
})

const solOf = (lamports: bigint): number => toJsonNumber(fromBaseUnits(lamports, sponsoredDecimals))

export const sponsorshipView = ({ settings }: Pick<Context, 'settings'>, { limits, used }: SponsorshipState) => ({
  isAvailable: settings.paysNetworkFees,
  symbol: 'SOL',
  maximumPerTransfer: limits ? solOf(limits.perTransfer) : null,
  maximumPerDay: limits ? solOf(limits.perDay) : null,
  usedInDay: solOf(used),
})
