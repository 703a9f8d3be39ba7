import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * Members remove their own views, and owners remove shared ones. @throws ApiError `notFound`, also for another
 * member’s view.
 */
export const removeTransferView = async (
  ctx: TeamContext,
  scope: Scope,
  { id, ...by }: { id: string; memberId: string | undefined; isOwner: boolean },
): Promise<void> => {
  if (!isUuid(id) || !(await ctx.store.transferViews.remove(scope, id.toLowerCase(), by)))
    throw new ApiError('notFound', { message: 'View not found.' })
}
