import { readAddressPayment } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { addressPaymentView } from './views/addressPaymentView.ts'
import { askedPair } from './views/askedPair.ts'

export const readAddressPaymentHandler: LinkHandler<'readAddressPayment'> = async (ctx, { session, body }) => {
  const payment = await readAddressPayment(ctx, session, askedPair(body))
  return payment ? { payment: addressPaymentView(ctx, payment) } : {}
}
