import { multiply } from '@rialto/catalog'
import type { LinkSource, LinkSourcesResult } from '@rialto/contract'
import { type Connection, connectionSource, type Context, type FoundSources, type Source } from '@rialto/core'
import { defined } from '@rialto/defined'

import { iconUrl } from '../../integrations/logos.ts'

/** More results than a user would look through. */
const maxShown = 50

const combinationAnswer = ({ symbol, network, parts }: NonNullable<FoundSources['combination']>) => ({
  symbol,
  networkId: network.id,
  parts: parts.length,
})

/** The ways to pay, as the Link page shows them. */
export const linkSources = async (
  ctx: Context,
  { sources, rejected, unusable, combination }: FoundSources,
  connections: readonly Connection[],
): Promise<LinkSourcesResult> => {
  const prices = await ctx.prices.usd([...new Set(sources.map(({ destination }) => destination.symbol))])
  const named = new Map(connections.map(connection => [connection.id, connection]))
  return {
    sources: sources.slice(0, maxShown).flatMap(source => {
      const connection = named.get(source.connectionId)
      return connection ? [linkSource(ctx, source, connection, prices)] : []
    }),
    rejected: rejected.map(({ connectionId, symbol, destination, reason }) => ({
      connectionId,
      symbol,
      reason,
      ...defined({ toSymbol: destination?.symbol, networkId: destination?.networkId }),
    })),
    unusable,
    ...defined({ combination: combination && combinationAnswer(combination) }),
  }
}

const linkSource = (
  ctx: Context,
  { connectionId, kind, symbol, destination, network, amount, maximum, feesUsd }: Source,
  connection: Connection,
  prices: ReadonlyMap<string, string>,
): LinkSource => {
  const price = prices.get(destination.symbol)
  return {
    connectionId,
    brokerName: connectionSource(connection),
    accountName: connection.accountName,
    kind,
    symbol,
    logoUrl: iconUrl(ctx.settings.linkOrigin, symbol),
    toSymbol: destination.symbol,
    networkId: network.id,
    networkName: network.name,
    ...defined({
      amount,
      maximum,
      feesUsd,
      amountUsd: amount === undefined || price === undefined ? undefined : multiply(amount, price),
    }),
  }
}
