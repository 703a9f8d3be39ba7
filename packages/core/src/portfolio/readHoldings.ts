import { multiply } from '@rialto/catalog'

import type { Holding } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import type { PricedHolding } from './ports.ts'

/**
 * Reads the holdings now and keeps them, with their prices, for the user's portfolio. Who does not need the prices gets
 * the holdings also while nobody quotes any.
 */
export const readHoldings = async (
  ctx: Context,
  connection: Connection,
  { mustPrice }: { mustPrice: boolean },
): Promise<{ holdings: Holding[]; priced: PricedHolding[] }> => {
  const asOfMs = ctx.clock.nowMs()
  const holdings = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.holdings(credentials),
  )
  const priced = await priceHoldings(ctx, holdings).catch((error: unknown) => {
    if (mustPrice || !(error instanceof ConnectorError)) throw error
    return holdings
  })
  await ctx.store.portfolio.keep(connection, { kind: 'holdings', asOfMs, rows: priced })
  return { holdings, priced }
}

/** Coins by what is quoted everywhere, shares by what their own institution quotes: `BTC` is a share, too. */
const priceHoldings = async (ctx: Context, holdings: Holding[]): Promise<PricedHolding[]> => {
  const coins = holdings.filter(({ assetType }) => assetType === undefined)
  const prices = await ctx.prices.usd(coins.map(({ symbol }) => symbol))
  return holdings.map(holding => {
    const { assetType, symbol, quotedUsd } = holding
    const priceUsd = assetType === undefined ? prices.get(symbol) : assetType === 'equity' ? quotedUsd : undefined
    return priceUsd === undefined ? holding : { ...holding, priceUsd, valueUsd: multiply(holding.amount, priceUsd) }
  })
}
