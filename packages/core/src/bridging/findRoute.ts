import { findNetworkByCaip2, isValidAddress } from '@rialto/catalog'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import type { BridgeProvider, BridgingPair, BridgingRoute } from './ports.ts'
import { routeKey } from './routeTable.ts'
import { isBurnAddress } from '../transfers/namedChain.ts'

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

/** @throws ApiError `invalidField` unless coins sent to the address on that network can arrive. */
export const checkPayoutAddress = (
  ctx: Pick<Context, 'environment'>,
  { network, address }: { network: string; address: string },
): void => {
  const known = findNetworkByCaip2(network)
  const testnet = ctx.environment === 'sandbox'
  if (!known || !isValidAddress(known.networkType, address, { testnet }))
    throw invalidField('destination.address', `not a valid address on ${known?.name ?? network}`)
  if (isBurnAddress(address)) throw invalidField('destination.address', 'what is sent to this address is lost')
}
