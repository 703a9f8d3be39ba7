import { ApiError, readAddressPayment, startAddressPayment } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { addressPaymentView } from './views/addressPaymentView.ts'
import { askedPair } from './views/askedPair.ts'

export const startAddressPaymentHandler: LinkHandler<'startAddressPayment'> = async (ctx, { session, body }) => {
  const pair = askedPair(body)
  await startAddressPayment(ctx, session, { ...pair, refundAddress: body.refundAddress })
  const payment = await readAddressPayment(ctx, session, pair)
  if (!payment) throw new ApiError('conflict')
  return addressPaymentView(ctx, payment)
}
