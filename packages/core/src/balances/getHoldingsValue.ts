import { add } from '@rialto/catalog'

import { resolveConnection } from '../connections/resolveConnection.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readBalances } from '../portfolio/readBalances.ts'
import { readHoldings } from '../portfolio/readHoldings.ts'
import { valueByType } from '../portfolio/valueByType.ts'
import { sumInUsd } from './sumInUsd.ts'

/** `POST /holdings/value`: what an account is worth now, in USD. What nobody quotes adds nothing. */
export const getHoldingsValue = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string },
): Promise<{ totalUsd: string; cryptocurrenciesUsd: string; equitiesUsd: string; fiatUsd: string }> => {
  const connection = await resolveConnection(ctx, scope, input)
  // One after the other: an expired token is refreshed once.
  const { priced } = await readHoldings(ctx, connection, { mustPrice: true })
  const balances = await readBalances(ctx, connection)
  const { cryptocurrenciesUsd, equitiesUsd } = valueByType(priced)
  const fiatUsd = await sumInUsd(
    ctx,
    balances.map(({ currencyCode, cash }) => ({ currencyCode, amount: cash })),
  )
  const totalUsd = [cryptocurrenciesUsd, equitiesUsd, fiatUsd].reduce(add, '0')
  return { totalUsd, cryptocurrenciesUsd, equitiesUsd, fiatUsd }
}
