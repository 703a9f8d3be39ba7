import { add } from '@rialto/catalog'

import type { FiatBalance } from '../connections/connector.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PortfolioPart } from './ports.ts'
import { readBalances, refreshReads } from './refreshReads.ts'

/**
 * `GET /balance/portfolio`: the last known cash of all accounts of a user, by currency. Reads only missing or outdated
 * balances, and waits for them a few seconds at most. Each part states its age.
 */
export const getFiatPortfolio = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  userId: string,
): Promise<{ balances: FiatBalance[]; parts: PortfolioPart<'balances'>[] }> => {
  const list = () => ctx.store.portfolio.list(scope, userId, 'balances')
  const kept = await list()
  const parts = (await refreshReads(ctx, scope, kept, readBalances)) ? await list() : kept
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
