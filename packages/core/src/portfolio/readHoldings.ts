import { multiply } from '@rialto/catalog'

import type { Holding } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { PricedHolding } from './ports.ts'

/** Reads the holdings now and stores them, with available prices, for the user's portfolio. */
export const readHoldings = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  connection: Connection,
): Promise<{ holdings: Holding[]; priced: PricedHolding[] }> => {
  const asOfMs = ctx.clock.nowMs()
  const holdings = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.holdings(credentials),
  )
  const priced = await priceHoldings(ctx, holdings)
  await ctx.store.portfolio.keep(connection, { kind: 'holdings', asOfMs, rows: priced })
  return { holdings, priced }
}

/**
 * Prices coins by public quotes, and shares by their institution's own quotes: the symbol `BTC` may also be a share.
 */
const priceHoldings = async (ctx: Pick<Context, 'prices'>, holdings: Holding[]): Promise<PricedHolding[]> => {
  const isCoin = ({ assetType, isOtherCoin }: Holding) => assetType === undefined && isOtherCoin !== true
  const prices = await ctx.prices.lastUsd(holdings.filter(isCoin).map(({ symbol }) => symbol))
  return holdings.map(holding => {
    const { assetType, symbol, quotedUsd } = holding
    const { usd, isStale } = isCoin(holding) ? (prices.get(symbol) ?? {}) : {}
    const priceUsd = assetType === 'equity' ? quotedUsd : usd
    if (priceUsd === undefined) return holding
    const priced: PricedHolding = { ...holding, priceUsd, valueUsd: multiply(holding.amount, priceUsd) }
    return isStale ? { ...priced, isPriceStale: true } : priced
  })
}
