import { networksIn, tokensOn } from '@rialto/catalog'
import type { FilterCatalogueResult } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { LinkSessionRecord } from './ports.ts'
import { canPay, listedConnectors, sendsAsset, subClientOf } from './sessionSettings.ts'

interface Pair {
  symbol: string
  networkId: string
}

/**
 * The integrations of the session that can send an asset, send on a network, or send the asset on the network; and the
 * filters available.
 */
export const filterCatalogue = async (
  ctx: Pick<Context, 'environment' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  wanted: Partial<Pair>,
): Promise<FilterCatalogueResult> => {
  const { request } = session
  const listed = await listedConnectors(ctx, request, await subClientOf(ctx, session))
  const connectors = listed.filter(one => !one.isUnsupported).map(({ connector }) => connector)
  const networks = networksOf(ctx, connectors)
  const pairs = pairsOf(request, networks)
  const matching = pairs.filter(pair => matches(pair, wanted))
  const isSupported = await Promise.all(
    connectors.map(async connector => {
      if (matching.length === 0 || !canPay(connector, { destinations: matching })) return false
      // A network has too many assets to check each of them at the institution.
      return wanted.symbol === undefined || sendsAsset(connector, matching)
    }),
  )
  return {
    assets: [...new Set(pairs.map(({ symbol }) => symbol))].sort(),
    networks: networks
      .filter(({ id }) => pairs.some(({ networkId }) => networkId === id))
      .map(({ id, name }) => ({ networkId: id, name, isUnsupported: !isOn(pairs, id, wanted.symbol) })),
    unsupported: connectors.flatMap(({ descriptor }, index) => (isSupported[index] ? [] : descriptor.integrationId)),
  }
}

/** Networks on which one of these can send. */
const networksOf = (ctx: Pick<Context, 'environment'>, connectors: readonly Parameters<typeof canPay>[0][]) =>
  networksIn(ctx.environment).filter(({ id }) =>
    connectors.some(({ descriptor }) => canPay({ descriptor }, { destinations: [{ symbol: '', networkId: id }] })),
  )

/** In a transfer, the client's destinations; otherwise the whole catalogue. */
const pairsOf = ({ transfer }: LinkSessionRecord['request'], networks: readonly { id: string }[]): Pair[] => {
  const destinations = transfer?.destinations ?? []
  return destinations.length > 0
    ? destinations.map(({ symbol, networkId }) => ({ symbol: symbol.toUpperCase(), networkId }))
    : networks.flatMap(({ id }) => tokensOn(id).map(({ symbol }) => ({ symbol: symbol.toUpperCase(), networkId: id })))
}

const matches = (pair: Pair, { symbol, networkId }: Partial<Pair>): boolean =>
  (symbol === undefined || pair.symbol === symbol.toUpperCase()) &&
  (networkId === undefined || pair.networkId === networkId.toLowerCase())

const isOn = (pairs: readonly Pair[], networkId: string, symbol: string | undefined): boolean =>
  pairs.some(pair => matches(pair, { networkId, ...defined({ symbol }) }))
