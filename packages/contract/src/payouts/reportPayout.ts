import Type from 'typebox'

import { operation } from '../operation.ts'
import { ReportedTransaction } from '../paymentRequests/reportedTransaction.ts'
import { uuid } from '../shared/uuid.ts'
import { PayoutShape } from './payoutShape.ts'

export const reportPayoutOperation = operation({
  id: 'reportPayout',
  method: 'POST',
  paths: ['/payouts/:payoutId/transaction'],
  tag: 'Payouts',
  summary: 'Report the transaction of a payout',
  description:
    'Names the transaction with which you sent a `pending` payout. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `payout.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction pays at most one payout or refund to the same address.',
  permission: 'write',
  params: Type.Object({ payoutId: uuid('Id of the payout.') }),
  body: ReportedTransaction,
  content: PayoutShape,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'conflict'],
})
