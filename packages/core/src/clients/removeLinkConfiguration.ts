import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'

/** Link tokens that were created with it keep its settings. @throws ApiError `notFound`. */
export const removeLinkConfiguration = async (ctx: CommonContext, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.linkConfigurations.remove(scope, id.toLowerCase()))) throw new ApiError('notFound')
}
