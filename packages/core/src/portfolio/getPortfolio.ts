import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { priceGaps, type PriceGaps } from './sumInUsd.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PortfolioPart, PricedHolding } from './ports.ts'
import { readHoldings } from './readHoldings.ts'
import { refreshReads } from './refreshReads.ts'
import { pricedAmount, valueByType } from './valueByType.ts'

type PortfolioPosition = Pick<
  PricedHolding,
  'symbol' | 'name' | 'assetType' | 'amount' | 'priceUsd' | 'valueUsd' | 'isPriceStale'
>

export interface Portfolio {
  positions: PortfolioPosition[]
  /** USD. Unpriced holdings add nothing and are named in `gaps`. */
  cryptocurrenciesUsd: string
  equitiesUsd: string
  gaps: PriceGaps
  parts: PortfolioPart<'holdings'>[]
}

/**
 * `GET /holdings/portfolio`: the last known holdings of all accounts of a user, by asset. Reads only missing or
 * outdated holdings, and waits for them a few seconds at most. Each part states its age.
 */
export const getPortfolio = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  userId: string,
): Promise<Portfolio> => {
  const list = () => ctx.store.portfolio.list(scope, userId, 'holdings')
  const kept = await list()
  const parts = (await refreshReads(ctx, scope, kept, readHoldings)) ? await list() : kept
  const sums = new Map<string, PortfolioPosition>()
  // The holdings that were read first come first, so that the last price is the newest.
  const reads = parts.flatMap(({ read }) => (read ? [read] : [])).sort((one, other) => one.asOfMs - other.asOfMs)
  for (const holding of reads.flatMap(({ rows }) => rows))
    sums.set(keyOf(holding), sum(sums.get(keyOf(holding)), holding))
  const positions = [...sums.values()]
  const gaps = priceGaps(reads.flatMap(({ rows }) => rows).map(pricedAmount))
  return { positions, ...valueByType(positions), gaps, parts }
}

/** A share and a coin of one symbol are two positions, as are two coins of one symbol. */
const keyOf = ({ assetType, isOtherCoin, symbol }: PricedHolding): string =>
  `${assetType ?? ''} ${isOtherCoin === true ? 'other' : ''} ${symbol}`

const sum = (before: PortfolioPosition | undefined, holding: PricedHolding): PortfolioPosition => {
  const { symbol, name, assetType, amount } = holding
  const priceUsd = holding.priceUsd ?? before?.priceUsd
  const isPriceStale = holding.priceUsd === undefined ? before?.isPriceStale : holding.isPriceStale
  const values = [before?.valueUsd, holding.valueUsd].filter(value => value !== undefined)
  return {
    symbol,
    name: before?.name ?? name,
    ...defined({ assetType }),
    amount: add(before?.amount ?? '0', amount),
    ...defined({ priceUsd, isPriceStale }),
    ...(values.length === 0 ? {} : { valueUsd: values.reduce(add, '0') }),
  }
}
