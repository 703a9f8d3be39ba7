import { ApiError } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const revokeManagementKeyHandler: AdminHandler<'revokeManagementKey'> = async (ctx, { scope, params }) => {
  if (!(await ctx.store.adminKeys.revoke(scope, params.id.toLowerCase(), ctx.clock.nowMs())))
    throw new ApiError('notFound', { message: 'Account management key not found.' })
}
