import Type from 'typebox'

import { ReportedTransaction } from '../../paymentRequests/reportedTransaction.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentSourceShape, tag } from './paymentSettings.ts'

export const proveAccountOperation = adminOperation({
  id: 'proveAccount',
  method: 'POST',
  path: '/PaymentRequests/sources/:id/prove',
  tag,
  summary: 'Prove the ownership of an account',
  description:
    'Proves by a payment from a confirmed account that it is yours: exactly `ownership.amount` of `ownership.symbol` to an address of your choice, without a tag, sent after the account was first read. It is needed only where another client has named the same account before: of several clients, unassigned payments belong to the first that has proven the account.',
  needsToken,
  role: 'owner',
  params: Type.Object({ id: uuid('Id of the source.') }),
  body: Type.Object(
    {
      ...ReportedTransaction.properties,
      toAddress: Type.String({ minLength: 20, maxLength: 150, description: 'Address to which it was sent.' }),
    },
    { title: 'ProveAccountRequest', description: 'The payment of the proof.' },
  ),
  content: PaymentSourceShape,
  errors: ['missingField', 'invalidField', 'notFound', 'conflict', 'serviceUnavailable'],
})
