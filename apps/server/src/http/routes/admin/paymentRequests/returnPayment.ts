import { creatorOf, returnPayment } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf } from '../memberSession.ts'
import { refundView } from '../../paymentRequests/paymentRequestView.ts'

export const returnPaymentHandler: AdminHandler<'returnPayment'> = async (ctx, { scope, params, body, request }) => {
  const actor = actorOf(request)
  const isMember = actor.kind === 'member'
  const { address, addressTag: tag, amount, reason } = body
  const refund = await returnPayment(ctx, scope, {
    id: params.id.toLowerCase(),
    amount,
    to: { address, ...defined({ tag }) },
    reason,
    requestedBy: isMember ? actor.name : 'key',
    ...defined({ keyCreator: isMember ? undefined : await creatorOf(ctx, scope, actor) }),
  })
  return refundView(refund)
}
