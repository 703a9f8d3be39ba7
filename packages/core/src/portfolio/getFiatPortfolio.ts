import { add } from '@rialto/catalog'

import type { FiatBalance } from '../connections/connector.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PortfolioPart } from './ports.ts'

/** `GET /balance/portfolio`: what was last read of all of a user's accounts, by currency. Asks nobody. */
export const getFiatPortfolio = async (
  ctx: Context,
  scope: Scope,
  userId: string,
): Promise<{ balances: FiatBalance[]; parts: PortfolioPart<'balances'>[] }> => {
  const parts = await ctx.store.portfolio.list(scope, userId, 'balances')
  const sums = new Map<string, FiatBalance>()
  for (const { currencyCode, cash, buyingPower } of parts.flatMap(({ read }) => read?.rows ?? [])) {
    const sum = sums.get(currencyCode) ?? { currencyCode, cash: '0', buyingPower: '0' }
    sums.set(currencyCode, {
      currencyCode,
      cash: add(sum.cash, cash),
      buyingPower: add(sum.buyingPower, buyingPower),
    })
  }
  return { balances: [...sums.values()], parts }
}
