import { divide, isZero, multiply, roundUp } from '@rialto/catalog'
import type { BridgeFee, BridgeQuote } from '@rialto/core'
import { defined } from '@rialto/defined'

import { balanceFees, type QuotedSide, usdFigure } from '../kit/balanceFees.ts'
import { arrivalWarning, fromWire, promised } from '../kit/baseUnits.ts'
import type { OneClickAsset } from './readListing.ts'
import type { OneClickQuote } from './schemas.ts'
import type { RoutePair } from '../kit/createProvider.ts'

const usdPlaces = 6

const sideOf = (amount: string, amountUsd: unknown, { symbol, decimals }: OneClickAsset): QuotedSide => {
  const usd = usdFigure(amountUsd)
  return {
    asset: symbol,
    decimals,
    amount: fromWire(amount, decimals),
    ...defined({ amountUsd: usd }),
  }
}

/** Network fee of the payout, at the price of the payout asset, rounded up. */
const withdrawal = (baseUnits: string, paidOut: QuotedSide): BridgeFee[] => {
  const amount = fromWire(baseUnits, paidOut.decimals)
  if (isZero(amount)) return []
  const { amountUsd } = paidOut
  const price =
    amountUsd === undefined || isZero(paidOut.amount) ? undefined : divide(amountUsd, paidOut.amount, 36, 'up')
  return [
    {
      kind: 'providerRelayerGas',
      label: 'Payout gas',
      amount,
      asset: paidOut.asset,
      ...defined({ amountUsd: price === undefined ? undefined : roundUp(multiply(amount, price), usdPlaces) }),
      includedInEstimate: true,
    },
  ]
}

const service = { kind: 'providerRelayerService', label: 'Service and swap' }

/**
 * Converts a quote. 1Click itemizes only the payout's gas: the service fee is the remaining difference between the two
 * sides.
 */
export const readQuote = ({ quote }: OneClickQuote, pair: RoutePair<OneClickAsset>): BridgeQuote => {
  const paidIn = sideOf(quote.amountIn, quote.amountInUsd, pair.origin)
  const paidOut = sideOf(quote.amountOut, quote.amountOutUsd, pair.destination)
  return {
    estimatedAmount: paidOut.amount,
    ...promised(quote.minAmountOut, paidOut.decimals, paidOut.amount),
    fees: balanceFees(paidIn, paidOut, withdrawal(quote.withdrawFee ?? '0', paidOut), service),
    warnings: arrivalWarning(quote.timeEstimate),
  }
}
