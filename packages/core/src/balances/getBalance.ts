import type { FiatBalance } from '../connections/connector.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readBalances } from '../portfolio/readBalances.ts'
import { sumInUsd } from './sumInUsd.ts'

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
  const balances = await readBalances(ctx, connection)
  const inUsd = (field: 'cash' | 'buyingPower') =>
    sumInUsd(
      ctx,
      balances.map(balance => ({ currencyCode: balance.currencyCode, amount: balance[field] })),
    )
  return { balances, totalCashUsd: await inUsd('cash'), totalBuyingPowerUsd: await inUsd('buyingPower') }
}
