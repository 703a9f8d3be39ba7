import { compare, isZero, parseDecimal } from '@rialto/catalog'
import type { BridgeFee, BridgeQuote } from '@rialto/core'

import { balanceFees, type QuotedSide, swapImpact, usdFigure } from '../kit/balanceFees.ts'
import { arrivalWarning, fromWire, promised } from '../kit/baseUnits.ts'
import type { RelayAsset } from './readListing.ts'
import type { RelayMoney, RelayQuote } from './schemas.ts'
import type { RoutePair } from '../kit/createProvider.ts'

const usdOf = ({ amountUsd }: RelayMoney): { amountUsd?: string } => {
  const usd = usdFigure(amountUsd)
  return usd === undefined ? {} : { amountUsd: usd }
}

const sideOf = (money: RelayMoney, { symbol, decimals }: RelayAsset): QuotedSide => ({
  asset: symbol.toUpperCase(),
  decimals,
  amount: fromWire(money.amount, decimals),
  ...usdOf(money),
})

/** `fees.relayer` is the sum of the first two, and `fees.subsidized` follows from the remaining difference. */
const lines = [
  { key: 'relayerGas', kind: 'providerRelayerGas', label: 'Relayer gas', includedInEstimate: true },
  { key: 'relayerService', kind: 'providerRelayerService', label: 'Relayer service', includedInEstimate: true },
  { key: 'app', kind: 'appFee', label: 'App fee', includedInEstimate: true },
  { key: 'gas', kind: 'originGas', label: 'Origin gas', includedInEstimate: false },
] as const

const feesOf = ({ fees }: RelayQuote): BridgeFee[] =>
  lines.flatMap(({ key, ...line }) => {
    const money = fees?.[key]
    if (money == null || (key === 'app' && isZero(money.amount))) return []
    const { symbol, decimals } = money.currency
    return [
      {
        ...line,
        amount: fromWire(money.amount, decimals),
        asset: symbol.toUpperCase(),
        ...usdOf(money),
      },
    ]
  })

const badImpactPercent = '-3'

const warningsOf = ({ details }: RelayQuote, pair: RoutePair<RelayAsset>): string[] => {
  const impact = parseDecimal(details.totalImpact?.percent ?? '')
  return [
    ...arrivalWarning(details.timeEstimate),
    ...(impact !== undefined && compare(impact, badImpactPercent) < 0
      ? [`The payout is worth ${impact.slice(1)}% less than the deposit.`]
      : []),
    ...(pair.origin.lagging || pair.destination.lagging
      ? ['One of the two networks is slow right now. The transfer may take longer.']
      : []),
  ]
}

/** Converts a quote. Its amounts are exact: Relay rounds in base units, and payouts down. */
export const readQuote = (quote: RelayQuote, pair: RoutePair<RelayAsset>): BridgeQuote => {
  const paidIn = sideOf(quote.details.currencyIn, pair.origin)
  const paidOut = sideOf(quote.details.currencyOut, pair.destination)
  return {
    estimatedAmount: paidOut.amount,
    ...promised(quote.details.currencyOut.minimumAmount, paidOut.decimals, paidOut.amount),
    fees: balanceFees(paidIn, paidOut, feesOf(quote), swapImpact),
    warnings: warningsOf(quote, pair),
  }
}
