import { ApiError } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { payoutView } from './payoutView.ts'

export const getPayoutHandler: Handler<'getPayout'> = async (ctx, { params, scope }) => {
  const payout = await ctx.store.payouts.find(scope, params.payoutId.toLowerCase())
  if (!payout) throw new ApiError('notFound')
  return payoutView(payout)
}
