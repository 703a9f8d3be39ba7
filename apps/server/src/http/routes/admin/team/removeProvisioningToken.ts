import { ApiError } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeProvisioningTokenHandler: AdminHandler<'removeProvisioningToken'> = async (ctx, { scope }) => {
  if (!(await ctx.store.provisioning.setToken(scope, undefined))) throw new ApiError('notFound')
}
