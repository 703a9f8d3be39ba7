import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'

/** Does nothing without a logo. @throws ApiError `notFound` if the sub-client does not exist. */
export const removeSubClientLogo = async (ctx: Pick<Context, 'store'>, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.subClients.removeLogo(scope, id.toLowerCase()))) throw new ApiError('notFound')
}
