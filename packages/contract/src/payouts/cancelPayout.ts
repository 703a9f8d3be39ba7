import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { PayoutShape } from './payoutShape.ts'

export const cancelPayoutOperation = operation({
  id: 'cancelPayout',
  method: 'POST',
  paths: ['/payouts/:payoutId/cancel'],
  tag: 'Payouts',
  summary: 'Cancel a payout',
  description: 'Withdraws a payout that you have not sent, for example because a check of your own refused it.',
  permission: 'write',
  params: Type.Object({ payoutId: uuid('Id of the payout.') }),
  content: PayoutShape,
  errors: ['invalidField', 'permissionDenied', 'notFound', 'conflict'],
})
