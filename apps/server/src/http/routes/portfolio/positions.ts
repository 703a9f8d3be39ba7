import { toJsonNumber } from '@rialto/catalog'
import type { PortfolioKind, PortfolioPart, PricedHolding } from '@rialto/core'
import { defined } from '@rialto/defined'

/** Sources of a portfolio's sums, as the API returns them. */
export const portfolioAccounts = (parts: readonly PortfolioPart<PortfolioKind>[]) =>
  parts.map(({ connection, read }) => ({
    type: connection.type,
    accountId: connection.upstreamId,
    accountName: connection.accountName,
    state: connection.state,
    ...defined({ asOf: read && Math.floor(read.asOfMs / 1000) }),
  }))

type Held = Pick<
  PricedHolding,
  'name' | 'symbol' | 'amount' | 'assetType' | 'costBasisUsd' | 'priceUsd' | 'valueUsd' | 'isPriceStale'
>

const position = ({ name, symbol, amount, costBasisUsd, priceUsd, valueUsd, isPriceStale }: Held) => ({
  name,
  symbol,
  amount: toJsonNumber(amount),
  ...defined({
    costBasis: costBasisUsd === undefined ? undefined : toJsonNumber(costBasisUsd),
    lastPrice: priceUsd === undefined ? undefined : toJsonNumber(priceUsd),
    marketValue: valueUsd === undefined ? undefined : toJsonNumber(valueUsd),
    isPriceStale,
  }),
})

/** Holdings of one type as the API's positions: coins (no type), shares or options. */
export const positionsOf = (holdings: readonly Held[], assetType?: 'equity' | 'option') =>
  holdings.filter(holding => holding.assetType === assetType).map(position)
