import type { FiatBalance } from '../connections/connector.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { priceGaps, sumInUsd, type PriceGaps } from '../portfolio/sumInUsd.ts'
import { readBalances } from '../portfolio/refreshReads.ts'

export interface BalanceResult {
  balances: FiatBalance[]
  totalCashUsd: string
  totalBuyingPowerUsd: string
  gaps: PriceGaps
}

/**
 * `POST /balance/get`: fiat balances, read from the institution now.
 *
 * @throws ApiError `integrationNotSupported` if the integration has no fiat balances, which is different from zero.
 */
export const getBalance = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<BalanceResult> => {
  const connection = await resolveConnection(ctx, scope, input)
  const { name, products } = connectorOf(ctx, connection).descriptor
  if (!products.includes('balance'))
    throw new ApiError('integrationNotSupported', { message: `${name} does not support balance.` })
  const balances = await readBalances(ctx, connection)
  const prices = await ctx.prices.lastUsd(balances.map(({ currencyCode }) => currencyCode))
  const inUsd = (field: 'cash' | 'buyingPower') =>
    sumInUsd(
      prices,
      balances.map(balance => ({ currencyCode: balance.currencyCode, amount: balance[field] })),
    )
  const gaps = priceGaps(
    balances.map(({ currencyCode, cash, buyingPower }) => ({
      symbol: currencyCode,
      amounts: [cash, buyingPower],
      price: prices.get(currencyCode),
    })),
  )
  return { balances, totalCashUsd: inUsd('cash'), totalBuyingPowerUsd: inUsd('buyingPower'), gaps }
}
