import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkConfiguration } from './ports.ts'

/** @throws ApiError `notFound` alike for another client's configuration and an unknown one. */
export const readLinkConfiguration = async (
  ctx: CommonContext,
  scope: Scope,
  id: string,
): Promise<LinkConfiguration> => {
  const found = await ctx.store.linkConfigurations.find(scope, id.toLowerCase())
  if (!found) throw new ApiError('notFound')
  return found
}
