import { findNetwork, whyNotOffered } from '@rialto/catalog'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { listUsableNetworks } from '../connections/listUsableNetworks.ts'

/** Empty: every network. @throws ApiError `networkNotSupported`. */
export const replaceOfferedNetworks = async (
  ctx: Pick<Context, 'environment' | 'store' | 'connectors' | 'chains' | 'solana'>,
  scope: Scope,
  networkIds: readonly string[],
): Promise<readonly string[]> => {
  const usable = new Set(listUsableNetworks(ctx).map(({ network }) => network.id))
  const chosen = [...new Set(networkIds.map(id => id.toLowerCase()))]
  const unknown = chosen.find(id => !usable.has(id))
  if (unknown !== undefined)
    throw new ApiError('networkNotSupported', {
      message: `networkIds: ${reasonOf(unknown)}.`,
    })
  await ctx.store.linkDefaults.replaceNetworks(scope, chosen)
  ctx.store.access.forget(scope)
  return chosen
}

const reasonOf = (id: string): string => {
  const network = findNetwork(id)
  return network?.ended ? whyNotOffered(network) : `${network?.name ?? id} is not a network of this installation`
}
