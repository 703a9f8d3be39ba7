import { findNetworkByCaip2 } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { BridgeProvider, BridgingPair, BridgingRoute } from './ports.ts'
import { samePair } from './samePair.ts'

/**
 * The configured route between two pairs and who carries it.
 *
 * @throws Fault `badRequest` for an unknown network or where no route is configured.
 */
export const findRoute = async (
  ctx: Pick<Context, 'bridging'>,
  ends: { origin: BridgingPair; destination: BridgingPair },
): Promise<{ route: BridgingRoute; provider: BridgeProvider }> => {
  for (const [end, { network }] of Object.entries(ends))
    if (!findNetworkByCaip2(network)) throw new Fault('badRequest', { message: `${end}.network: unknown network.` })
  const routes = await ctx.bridging.routes.list()
  for (const route of routes) {
    const joins = samePair(route.origin, ends.origin) && samePair(route.destination, ends.destination)
    const provider = joins ? ctx.bridging.provider(route.provider) : undefined
    if (provider) return { route, provider }
  }
  throw new Fault('badRequest', { message: 'No route is configured from this origin to this destination.' })
}
