import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readFresh } from '../kernel/scopeCache.ts'
import { pairKey } from './findRoute.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
import type { BridgingRoute, RouteTable } from './ports.ts'

export type RoutesContext = Pick<Context, 'bridging' | 'store'>

export interface Options {
  /** Of several routes to (or from) the same pair, only the one on the preferred network. */
  optimized: boolean
}

/**
 * The configured routes with one of the pairs on the client's `side` that a provider supports now. Unknown networks and
 * pairs without a route give an empty list, not an error.
 */
export const listRoutesOf = async (
  ctx: RoutesContext,
  scope: Scope,
  side: 'origin' | 'destination',
  pairs: readonly BridgingPair[],
  { optimized }: Options,
): Promise<BridgingRoute[]> => {
  const table = await readFresh(ctx.store.routeTables, scope)
  const own = side === 'origin' ? table.from : table.to
  // A pair that is given twice, in any letter case, counts once.
  const matching = [...new Set(pairs.map(pairKey))]
    .flatMap(key => own.get(key) ?? [])
    .filter(route => ctx.bridging.providers.some(provider => provider.supportsRoute(route)))
  return optimized ? bestPerDestination(matching, side, table.rank) : matching
}

const bestPerDestination = (
  routes: readonly BridgingRoute[],
  side: 'origin' | 'destination',
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
