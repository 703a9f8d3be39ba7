import { multiply } from '@rialto/catalog'

import type { Holding } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'

export interface PricedHolding extends Holding {
  priceUsd?: string
  valueUsd?: string
}

export type HoldingsResult =
  | { kind: 'read'; connection: Connection; institutionName: string; holdings: PricedHolding[] }
  /** The token is ours and known, and the institution no longer takes what is behind it. */
  | { kind: 'notAuthorized'; connection: Connection; institutionName: string }

/** `POST /holdings/get`: what the account holds now, priced when asked for. */
export const getHoldings = async (
  ctx: Context,
  scope: Scope,
  input: { authToken: string; type: string; includeMarketValue: boolean },
): Promise<HoldingsResult> => {
  const connection = await resolveConnection(ctx, scope, input)
  const institutionName = connectorOf(ctx, connection).descriptor.name
  const holdings = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.holdings(credentials),
  ).catch(error => {
    if (error instanceof Fault && error.type === 'invalidIntegrationToken') return undefined
    throw error
  })
  if (!holdings) return { kind: 'notAuthorized', connection, institutionName }
  return {
    kind: 'read',
    connection,
    institutionName,
    holdings: input.includeMarketValue ? await priced(ctx, holdings) : holdings,
  }
}

const priced = async (ctx: Context, holdings: Holding[]): Promise<PricedHolding[]> => {
  const prices = await ctx.prices.usd(holdings.map(holding => holding.symbol))
  return holdings.map(holding => {
    const priceUsd = prices.get(holding.symbol)
    return priceUsd === undefined ? holding : { ...holding, priceUsd, valueUsd: multiply(holding.amount, priceUsd) }
  })
}
