import { findNetworkByCaip2, isValidAddress, splitAddress } from '@rialto/catalog'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import { whyLost } from '../transfers/whyLost.ts'
import type { BridgeProvider, BridgingRoute, RouteTable } from './ports.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'

/** CAIP-2 ids are case-sensitive, symbols are not. */
export const samePair = (a: BridgingPair, b: BridgingPair): boolean =>
  a.network === b.network && a.asset.toUpperCase() === b.asset.toUpperCase()

/** For sets and maps. */
export const pairKey = ({ network, asset }: BridgingPair): string => `${network} ${asset.toUpperCase()}`

/** For the map of routes by both ends. */
const routeKey = ({ origin, destination }: { origin: BridgingPair; destination: BridgingPair }): string =>
  `${pairKey(origin)} > ${pairKey(destination)}`

/** Made once per change; every request is then answered by one lookup per pair. */
export const routeTable = (routes: readonly BridgingRoute[], networkPriority: readonly string[]): RouteTable => ({
  from: groupBy(routes, ({ origin }) => pairKey(origin)),
  to: groupBy(routes, ({ destination }) => pairKey(destination)),
  between: new Map(routes.map(route => [routeKey(route), route])),
  rank: new Map(networkPriority.map((network, place) => [network, place])),
})

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** @throws ApiError `badRequest`: what every pair without a route, and every route that nobody carries, is answered. */
const noRoute = (): ApiError =>
  new ApiError('badRequest', { message: 'No route is configured from this origin to this destination.' })

/**
 * The configured route between two pairs and who carries it now, the preferred first.
 *
 * @throws ApiError `badRequest` for an unknown network or where no route is configured.
 */
export const findRoute = async (
  ctx: Pick<Context, 'bridging' | 'store'>,
  scope: Scope,
  ends: { origin: BridgingPair; destination: BridgingPair },
): Promise<{ route: BridgingRoute; providers: readonly BridgeProvider[] }> => {
  for (const end of ['origin', 'destination'] as const)
    if (!findNetworkByCaip2(ends[end].network))
      throw new ApiError('badRequest', { message: `${end}.network: unknown network.` })
  const route = (await readFresh(ctx.store.routeTables, scope)).between.get(routeKey(ends))
  const providers = route ? ctx.bridging.providers.filter(provider => provider.supportsRoute(route)) : []
  if (route && providers.length > 0) return { route, providers }
  throw noRoute()
}

/**
 * The payout with the plain text of its address.
 *
 * @throws ApiError `invalidField` unless coins sent to the address on that network can arrive. Bridges take no tag.
 */
export const checkPayoutAddress = <Payout extends { network: string; address: string }>(
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  payout: Payout,
): Payout => {
  const { network, address } = payout
  const known = findNetworkByCaip2(network)
  const testnet = ctx.environment === 'sandbox'
  if (!known || !isValidAddress(known.networkType, address, { testnet }))
    throw invalidField('destination.address', `not a valid address on ${known?.name ?? network}`)
  const lost = whyLost(ctx, known, address)
  if (lost !== undefined) throw invalidField('destination.address', lost)
  const { address: plain, tag } = splitAddress(known.networkType, address)
  if (tag !== undefined)
    throw invalidField('destination.address', 'holds a tag, and a bridge cannot pay out to an address with a tag')
  return { ...payout, address: plain }
}
