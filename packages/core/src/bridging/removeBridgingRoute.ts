import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @throws ApiError `notFound`. */
export const removeBridgingRoute = async (ctx: CommonContext, scope: Scope, id: string): Promise<void> => {
  const removed = uuid.test(id) && (await ctx.store.routes.remove(scope, id))
  ctx.store.routeTables.forget(scope)
  if (!removed) throw new ApiError('notFound', { message: 'Route not found.' })
}
