import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { BridgingPair, BridgingRoute } from './ports.ts'
import { pairKey, samePair } from './samePair.ts'

export interface DiscoverInput {
  /** The client's end of the routes: where it sends from, or where it receives. */
  side: 'origin' | 'destination'
  pairs: readonly BridgingPair[]
  /** Of several that join the same far end, only the one on the most preferred network. */
  optimized: boolean
}

/**
 * The configured routes that begin, or end, at one of the pairs. Unknown networks and pairs without a route answer
 * nothing: that is no error.
 */
export const discoverRoutes = async (
  ctx: Pick<Context, 'bridging'>,
  scope: Scope,
  { side, pairs, optimized }: DiscoverInput,
): Promise<BridgingRoute[]> => {
  const all = await ctx.bridging.routes.list(scope)
  const matching = all
    .filter(route => pairs.some(pair => samePair(route[side], pair)))
    .filter(route => ctx.bridging.providers.some(provider => provider.carries(route)))
  if (!optimized) return matching
  const priority = await ctx.bridging.routes.networkPriority(scope)
  return bestPerFarEnd(matching, side, priority)
}

const bestPerFarEnd = (
  routes: readonly BridgingRoute[],
  side: DiscoverInput['side'],
  priority: readonly string[],
): BridgingRoute[] => {
  const far = side === 'origin' ? 'destination' : 'origin'
  const rank = (route: BridgingRoute): number => {
    const index = priority.indexOf(route[side].network)
    return index === -1 ? priority.length : index
  }
  const best = new Map<string, BridgingRoute>()
  for (const route of routes) {
    const key = pairKey(route[far])
    const known = best.get(key)
    if (!known || rank(route) < rank(known)) best.set(key, route)
  }
  return [...best.values()]
}
