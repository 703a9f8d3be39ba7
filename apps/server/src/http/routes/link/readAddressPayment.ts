import { findAddressOffer, readAddressPayment } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { addressPaymentView } from './views/addressPaymentView.ts'
import { askedPair } from './views/askedPair.ts'

export const readAddressPaymentHandler: LinkHandler<'readAddressPayment'> = async (ctx, { session, body }) => {
  const pair = askedPair(body)
  const payment = await readAddressPayment(ctx, session, pair)
  if (payment) return { payment: addressPaymentView(ctx, payment) }
  const offer = await findAddressOffer(ctx, session, pair).catch(() => undefined)
  return offer?.over ? { refundAddress: offer.needsRefundAddress ? 'required' : 'optional' } : {}
}
