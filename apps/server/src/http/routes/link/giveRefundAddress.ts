import { ApiError, giveRefundAddress, readAddressPayment } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { addressPaymentView } from './views/addressPaymentView.ts'
import { askedPair } from './views/askedPair.ts'

export const giveRefundAddressHandler: LinkHandler<'giveRefundAddress'> = async (ctx, { session, body }) => {
  const pair = askedPair(body)
  await giveRefundAddress(ctx, session, pair, { address: body.address, ...defined({ tag: body.addressTag }) })
  const payment = await readAddressPayment(ctx, session, pair)
  if (!payment) throw new ApiError('notFound')
  return addressPaymentView(ctx, payment)
}
