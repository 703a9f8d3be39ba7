import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import type { BridgingPair, BridgingRoute, RouteTable } from './ports.ts'
import { pairKey } from './samePair.ts'

interface DiscoverInput {
  /** The client's end of the routes: where it sends from, or where it receives. */
  side: 'origin' | 'destination'
  pairs: readonly BridgingPair[]
  /** Of several that join the same far end, only the one on the most preferred network. */
  optimized: boolean
}

/**
 * The configured routes that begin, or end, at one of the pairs and that somebody carries now. Unknown networks and pairs
 * without a route answer nothing: that is no error.
 */
export const discoverRoutes = async (
  ctx: Pick<Context, 'bridging' | 'store'>,
  scope: Scope,
  { side, pairs, optimized }: DiscoverInput,
): Promise<BridgingRoute[]> => {
  const table = await readFresh(ctx.store.routeTables, scope)
  const own = side === 'origin' ? table.from : table.to
  // A pair that is named twice, in whatever case, is one.
  const matching = [...new Set(pairs.map(pairKey))]
    .flatMap(key => own.get(key) ?? [])
    .filter(route => ctx.bridging.providers.some(provider => provider.supportsRoute(route)))
  return optimized ? bestPerDestination(matching, side, table.rank) : matching
}

const bestPerDestination = (
  routes: readonly BridgingRoute[],
  side: DiscoverInput['side'],
  ranks: RouteTable['rank'],
): BridgingRoute[] => {
  const far = side === 'origin' ? 'destination' : 'origin'
  const rank = (route: BridgingRoute): number => ranks.get(route[side].network) ?? ranks.size
  const best = new Map<string, BridgingRoute>()
  for (const route of routes) {
    const key = pairKey(route[far])
    const known = best.get(key)
    if (!known || rank(route) < rank(known)) best.set(key, route)
  }
  return [...best.values()]
}
