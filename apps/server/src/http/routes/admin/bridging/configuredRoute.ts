import { toJsonNumber } from '@rialto/catalog'
import type { ConfiguredRoute, Context } from '@rialto/core'

export const configuredRoute = ({ bridging }: Context, route: ConfiguredRoute) => ({
  id: route.id,
  origin: route.origin,
  destination: route.destination,
  displayName: route.displayName,
  minimumAmount: route.minimumAmount === undefined ? null : toJsonNumber(route.minimumAmount),
  isCarried: bridging.providers.some(provider => provider.supportsRoute(route)),
})
