import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { PayoutShape } from './payoutShape.ts'

export const getPayoutOperation = operation({
  id: 'getPayout',
  method: 'GET',
  paths: ['/payouts/:payoutId'],
  tag: 'Payouts',
  summary: 'Get a payout',
  description: 'Returns one payout. Read it before you send: the page of a user cannot change it.',
  permission: 'read',
  params: Type.Object({ payoutId: uuid('Id of the payout.') }),
  content: PayoutShape,
  errors: ['invalidField', 'permissionDenied', 'notFound'],
})
