import { listWithdrawalFees, readAddressPayment } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { askedPair } from './views/askedPair.ts'

export const listWithdrawalFeesHandler: LinkHandler<'listWithdrawalFees'> = async (ctx, { session, body }) => {
  const pair = askedPair(body)
  const payment = await readAddressPayment(ctx, session, pair)
  return { fees: payment ? await listWithdrawalFees(ctx, session, { ...pair, amount: payment.due }) : [] }
}
