import { listWithdrawalRoutes } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { toRoute } from './listDepositRoutes.ts'

export const listWithdrawalRoutesHandler: Handler<'listWithdrawalRoutes'> = async (
  ctx,
  { body: { sources, optimized = true }, scope },
) => ({
  routes: (await listWithdrawalRoutes(ctx, scope, { sources, optimized })).map(toRoute),
})
