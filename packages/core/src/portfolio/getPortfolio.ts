import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PortfolioPart, PricedHolding } from './ports.ts'
import { readHoldings } from './readHoldings.ts'
import { refreshReads } from './refreshReads.ts'
import { valueByType } from './valueByType.ts'

export type PortfolioPosition = Pick<
  PricedHolding,
  'symbol' | 'name' | 'assetType' | 'amount' | 'priceUsd' | 'valueUsd'
>

export interface Portfolio {
  positions: PortfolioPosition[]
  /** USD; what nobody quoted adds nothing. */
  cryptocurrenciesUsd: string
  equitiesUsd: string
  parts: PortfolioPart<'holdings'>[]
}

/**
 * `GET /holdings/portfolio`: what was last read of all of a user's accounts, by asset. Asks only for what is old or was
 * never read, and waits for it a few seconds at most; each part says how old it is.
 */
export const getPortfolio = async (ctx: Context, scope: Scope, userId: string): Promise<Portfolio> => {
  const list = () => ctx.store.portfolio.list(scope, userId, 'holdings')
  const kept = await list()
  const read = (context: Context, connection: Connection) => readHoldings(context, connection, { mustPrice: false })
  const parts = (await refreshReads(ctx, scope, kept, read)) ? await list() : kept
  const sums = new Map<string, PortfolioPosition>()
  // Oldest read first, so that the last price is the newest.
  const reads = parts.flatMap(({ read }) => (read ? [read] : [])).sort((one, other) => one.asOfMs - other.asOfMs)
  for (const holding of reads.flatMap(({ rows }) => rows))
    sums.set(keyOf(holding), sum(sums.get(keyOf(holding)), holding))
  const positions = [...sums.values()]
  return { positions, ...valueByType(positions), parts }
}

/** A share and a coin of one symbol are two positions. */
const keyOf = ({ assetType, symbol }: PricedHolding): string => `${assetType ?? ''} ${symbol}`

const sum = (before: PortfolioPosition | undefined, holding: PricedHolding): PortfolioPosition => {
  const { symbol, name, assetType, amount } = holding
  const priceUsd = holding.priceUsd ?? before?.priceUsd
  const values = [before?.valueUsd, holding.valueUsd].filter(value => value !== undefined)
  return {
    symbol,
    name: before?.name ?? name,
    ...defined({ assetType }),
    amount: add(before?.amount ?? '0', amount),
    ...defined({ priceUsd }),
    ...(values.length === 0 ? {} : { valueUsd: values.reduce(add, '0') }),
  }
}
