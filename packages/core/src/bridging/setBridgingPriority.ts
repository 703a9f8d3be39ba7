import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkRouteNetwork } from './checkRouteNetwork.ts'

/** Which networks to use first where several would do. Networks that are not named come last. @throws ApiError `invalidField`. */
export const setBridgingPriority = async (
  ctx: CommonContext,
  scope: Scope,
  networks: readonly string[],
): Promise<readonly string[]> => {
  networks.forEach((network, at) => checkRouteNetwork(ctx, `networks[${at}]`, network))
  const once = [...new Set(networks)]
  await ctx.store.routes.setNetworkPriority(scope, once)
  ctx.store.routeTables.forget(scope)
  return once
}
