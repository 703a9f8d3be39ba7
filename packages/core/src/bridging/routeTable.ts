import type { BridgingPair, BridgingRoute, RouteTable } from './ports.ts'

/** CAIP-2 ids are case-sensitive, symbols are not. */
export const samePair = (a: BridgingPair, b: BridgingPair): boolean =>
  a.network === b.network && a.asset.toUpperCase() === b.asset.toUpperCase()

/** For sets and maps. */
export const pairKey = ({ network, asset }: BridgingPair): string => `${network} ${asset.toUpperCase()}`

/** For the map of routes by both ends. */
export const routeKey = ({ origin, destination }: { origin: BridgingPair; destination: BridgingPair }): string =>
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
