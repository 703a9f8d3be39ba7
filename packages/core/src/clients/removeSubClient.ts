import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'

/**
 * Existing sessions and transfers keep naming it; new ones use the client's own branding. @throws ApiError `notFound`.
 */
export const removeSubClient = async (ctx: Pick<Context, 'store'>, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.subClients.remove(scope, id.toLowerCase()))) throw new ApiError('notFound')
}
