import { add, compare, divide } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import { checkPayoutAddress } from './checkPayoutAddress.ts'
import { findRoute } from './findRoute.ts'
import type { BridgeQuote, BridgingPair } from './ports.ts'

export interface BridgeQuoteInput {
  origin: BridgingPair
  destination: BridgingPair & { address: string }
  /** Decimal string, in the origin asset. */
  amount: string
}

export interface PricedBridge extends BridgeQuote {
  /** Of the fees taken from the payout. */
  totalFeesUsd: string
  /** Destination units per origin unit, net of fees. */
  rate: string
}

/**
 * What a bridged transfer would pay out. Creates and stores nothing.
 *
 * @throws Fault `badRequest` as `findRoute`, `invalidField` for an address of another chain, `amountBelowMinimum`,
 *   `amountExceedsMaximum`.
 */
export const quoteBridge = async (
  ctx: Pick<Context, 'bridging' | 'environment'>,
  { origin, destination, amount }: BridgeQuoteInput,
): Promise<PricedBridge> => {
  const { route, provider } = await findRoute(ctx, { origin, destination })
  checkPayoutAddress(ctx, destination)
  const { minimumAmount } = route
  if (minimumAmount !== undefined && compare(amount, minimumAmount) < 0)
    throw new Fault('amountBelowMinimum', {
      message: `amount: the minimum is ${minimumAmount} ${route.origin.asset}.`,
    })
  const quote = await provider.quote({ route, address: destination.address, amount })
  const deducted = quote.fees.filter(({ includedInEstimate }) => includedInEstimate)
  return {
    ...quote,
    totalFeesUsd: deducted.reduce((sum, { amountUsd }) => add(sum, amountUsd), '0'),
    rate: divide(quote.estimatedAmount, amount, 18, 'down'),
  }
}
