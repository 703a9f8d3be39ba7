import { cancelPayout } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { payoutView } from './payoutView.ts'

export const cancelPayoutHandler: Handler<'cancelPayout'> = async (ctx, { params, scope }) =>
  payoutView(await cancelPayout(ctx, scope, params.payoutId.toLowerCase()))
