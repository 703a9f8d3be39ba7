import { add, compare, divide } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { apiErrorFromBridge, queryProviders } from './queryProviders.ts'
import { checkPayoutAddress, findRoute } from './findRoute.ts'
import type { BridgeFee, BridgeQuote } from './ports.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'

interface BridgeQuoteInput {
  origin: BridgingPair
  destination: BridgingPair & { address: string }
  /** Decimal string, in the origin asset. */
  amount: string
}

interface PricedBridge extends BridgeQuote {
  /** Of the fees taken from the payout; absent where one of them is unpriced. */
  totalFeesUsd?: string
  /** Destination units per origin unit, net of fees. */
  rate: string
}

/**
 * Quotes the payout of a bridged transfer. Creates and stores nothing.
 *
 * @throws ApiError `badRequest` as `findRoute`, `invalidField` for an address of another chain, `amountBelowMinimum`,
 *   `amountExceedsMaximum` and the other rejections of a provider (`apiErrorFromBridge`).
 */
export const quoteBridge = async (
  ctx: Pick<Context, 'bridging' | 'chainBalances' | 'environment' | 'store' | 'ids' | 'clock'>,
  scope: Scope,
  { origin, destination, amount }: BridgeQuoteInput,
): Promise<PricedBridge> => {
  readDecimal('amount', amount, { above: '0' })
  const { route, providers } = await findRoute(ctx, scope, { origin, destination })
  const { address: recipient } = checkPayoutAddress(ctx, destination)
  const payout = { address: recipient, role: 'destination' } as const
  await screenAddresses(ctx, scope, { step: 'bridgingQuote', addresses: [payout] })
  const { minimumAmount } = route
  if (minimumAmount !== undefined && compare(amount, minimumAmount) < 0)
    throw new ApiError('amountBelowMinimum', {
      message: `amount: the minimum is ${minimumAmount} ${route.origin.asset}.`,
    })
  const order = { origin: route.origin, destination: route.destination, recipient, amount }
  const quote = await queryProviders(providers, provider => provider.quote(order)).catch((error: unknown) => {
    throw apiErrorFromBridge(error, route.origin.asset)
  })
  const totalFeesUsd = deductedUsd(quote.fees)
  return {
    ...quote,
    ...defined({ totalFeesUsd }),
    rate: divide(quote.estimatedAmount, amount, 18, 'down'),
  }
}

const deductedUsd = (fees: readonly BridgeFee[]): string | undefined =>
  fees
    .filter(({ includedInEstimate }) => includedInEstimate)
    .reduce<string | undefined>(
      (sum, { amountUsd }) => (sum === undefined || amountUsd === undefined ? undefined : add(sum, amountUsd)),
      '0',
    )
