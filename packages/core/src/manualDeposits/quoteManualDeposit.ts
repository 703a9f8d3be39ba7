import { compare, subtract } from '@rialto/catalog'

import { nominalAmount } from '../bridging/nominalAmount.ts'
import { quoteBridge } from '../bridging/quoteBridge.ts'
import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { findManualOrigin, type ManualPair, manualTransactionId } from './listManualOrigins.ts'

/** The bridge's fee for a pay-in of `ofAmount`: in the asset that is sent, or in USD if another asset is paid out. */
export interface ManualFee {
  amount: string
  symbol: string
  ofAmount: string
}

/**
 * Quotes the bridge's fee for a usual pay-in to an address that the session has issued. Undefined if no provider quotes now, because the
 * quote is an estimate and the address is valid without it.
 *
 * @throws ApiError `invalidField` for an asset that the session does not offer.
 */
export const quoteManualDeposit = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'bridging' | 'prices'>,
  session: LinkSessionRecord,
  asked: ManualPair,
): Promise<ManualFee | undefined> => {
  const manual = await findManualOrigin(ctx, session, asked)
  const { scope, request } = session
  const key = { userId: request.userId, transactionId: manualTransactionId(session, manual) }
  const address = await ctx.store.bridgingAddresses.findOpen(scope, key)
  if (!address) return undefined
  const { origin, destination, minimumAmount = '0' } = address
  const nominal = await nominalAmount(ctx, origin.asset)
  const ofAmount = compare(minimumAmount, nominal) > 0 ? minimumAmount : nominal
  const quote = await quoteBridge(ctx, scope, { origin, destination, amount: ofAmount }).catch(() => undefined)
  if (quote === undefined) return undefined
  if (destination.asset === origin.asset && compare(ofAmount, quote.estimatedAmount) >= 0)
    return { amount: subtract(ofAmount, quote.estimatedAmount), symbol: origin.asset, ofAmount }
  const { totalFeesUsd } = quote
  return totalFeesUsd === undefined ? undefined : { amount: totalFeesUsd, symbol: 'USD', ofAmount }
}
