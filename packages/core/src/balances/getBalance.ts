import { add, multiply } from '@rialto/catalog'

import type { FiatBalance } from '../connections/connector.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'

export interface BalanceResult {
  balances: FiatBalance[]
  totalCashUsd: string
  totalBuyingPowerUsd: string
}

/** `POST /balance/get`: fiat balances, read from the institution now. */
export const getBalance = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<BalanceResult> => {
  const connection = await resolveConnection(ctx, scope, input)
  const balances = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.balances(credentials),
  )
  const prices = await ctx.prices.usd(balances.map(balance => balance.currencyCode))
  const inUsd = (amount: string, currency: string) =>
    multiply(amount, currency === 'USD' ? '1' : (prices.get(currency) ?? '0'))
  return {
    balances,
    totalCashUsd: balances.reduce((sum, { cash, currencyCode }) => add(sum, inUsd(cash, currencyCode)), '0'),
    totalBuyingPowerUsd: balances.reduce(
      (sum, { buyingPower, currencyCode }) => add(sum, inUsd(buyingPower, currencyCode)),
      '0',
    ),
  }
}
