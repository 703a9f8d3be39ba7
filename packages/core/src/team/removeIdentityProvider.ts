import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

/** Removes the provider with its members. @throws ApiError `notFound`. */
export const removeIdentityProvider = async (ctx: TeamContext, scope: Scope): Promise<void> => {
  if (!(await ctx.store.identityProviders.remove(scope)))
    throw new ApiError('notFound', { message: 'This client has no identity provider.' })
}
