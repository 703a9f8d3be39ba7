import { findNetworkByCaip2 } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'
import type { BridgeProvider, BridgingPair, BridgingRoute } from './ports.ts'
import { samePair } from './samePair.ts'

/**
 * The configured route between two pairs and who carries it.
 *
 * @throws Fault `badRequest` for an unknown network or where no route is configured.
 */
export const findRoute = async (
  ctx: Pick<Context, 'bridging'>,
  scope: Scope,
  ends: { origin: BridgingPair; destination: BridgingPair },
): Promise<{ route: BridgingRoute; provider: BridgeProvider }> => {
  for (const [end, { network }] of Object.entries(ends))
    if (!findNetworkByCaip2(network)) throw new Fault('badRequest', { message: `${end}.network: unknown network.` })
  const routes = await ctx.bridging.routes.list(scope)
  const route = routes.find(
    ({ origin, destination }) => samePair(origin, ends.origin) && samePair(destination, ends.destination),
  )
  const provider = route && ctx.bridging.providers.find(candidate => candidate.carries(route))
  if (route && provider) return { route, provider }
  throw new Fault('badRequest', { message: 'No route is configured from this origin to this destination.' })
}
