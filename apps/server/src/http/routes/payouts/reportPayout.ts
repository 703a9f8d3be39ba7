import { reportPayout } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { payoutView } from './payoutView.ts'

export const reportPayoutHandler: Handler<'reportPayout'> = async (ctx, { params, body, scope }) =>
  payoutView(await reportPayout(ctx, scope, { id: params.payoutId.toLowerCase(), txHash: body.txHash }))
