import { add } from '@rialto/catalog'

import { resolveConnection } from '../connections/resolveConnection.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readHoldings } from '../portfolio/readHoldings.ts'
import { pricedAmount, valueByType } from '../portfolio/valueByType.ts'
import { priceGaps, sumInUsd, type PriceGaps } from '../portfolio/sumInUsd.ts'
import { readBalances } from '../portfolio/refreshReads.ts'

interface HoldingsValue {
  totalUsd: string
  cryptocurrenciesUsd: string
  equitiesUsd: string
  fiatUsd: string
  gaps: PriceGaps
}

/**
 * `POST /holdings/value`: the account's current value in USD. Unpriced holdings add nothing and are named in `gaps`.
 */
export const getHoldingsValue = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<HoldingsValue> => {
  const connection = await resolveConnection(ctx, scope, input)
  // One after the other: an expired token is refreshed once.
  const { priced } = await readHoldings(ctx, connection)
  const balances = await readBalances(ctx, connection)
  const { cryptocurrenciesUsd, equitiesUsd } = valueByType(priced)
  const prices = await ctx.prices.lastUsd(balances.map(({ currencyCode }) => currencyCode))
  const fiatUsd = sumInUsd(
    prices,
    balances.map(({ currencyCode, cash }) => ({ currencyCode, amount: cash })),
  )
  const gaps = priceGaps([
    ...priced.map(pricedAmount),
    ...balances.map(({ currencyCode, cash }) => ({
      symbol: currencyCode,
      amounts: [cash],
      price: prices.get(currencyCode),
    })),
  ])
  const totalUsd = [cryptocurrenciesUsd, equitiesUsd, fiatUsd].reduce(add, '0')
  return { totalUsd, cryptocurrenciesUsd, equitiesUsd, fiatUsd, gaps }
}
