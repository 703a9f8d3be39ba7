import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'
import { needsToken, tag } from './paymentSettings.ts'

const UnassignedPayment = Type.Object(
  {
    id: uuid('Id of the payment.'),
    txHash: Type.String({ description: 'Hash of the transaction.' }),
    networkId: uuid('Network on which it was sent.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset that was sent.' }),
    amount: Type.String({ description: 'Amount that arrived, as a decimal string.' }),
    address: Type.String({ description: 'Your account.' }),
    addressTag: Type.Optional(
      Type.String({
        description:
          'Destination tag, memo or comment as the payer sent it, at most 100 characters. Absent without one.',
      }),
    ),
    fromAddress: Type.Optional(
      Type.String({
        description: 'Sender. It may be an exchange: never return money there unless the payer confirms it.',
      }),
    ),
    seenTimestamp: Type.Integer({ description: 'When it was first seen, in Unix seconds.' }),
  },
  {
    title: 'UnassignedPayment',
    description: 'A final payment to your account that names no order. It counts for no order.',
  },
)

export const searchUnassignedPaymentsOperation = adminOperation({
  id: 'searchUnassignedPayments',
  method: 'POST',
  path: '/UnassignedPayments/list',
  tag,
  summary: 'Search unassigned payments',
  description:
    'Returns payments to the accounts of your payment sources that name no order, page by page, the newest first: without a destination tag, memo, comment or reference, or with one of no watched order.',
  needsToken,
  role: 'readOnly',
  body: Type.Object(
    {
      networkId: Type.Optional(uuid('Payments on this network.')),
      txHash: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'Payments of this transaction, as its network writes it.',
        }),
      ),
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'SearchUnassignedPaymentsRequest', description: 'Filters of the payments.' },
  ),
  content: Type.Object(
    {
      items: Type.Array(UnassignedPayment, { description: 'Payments of this page.' }),
      nextCursor,
      notKept: Type.Integer({
        description:
          'Payments of the last 30 days that were read and not kept: of each asset, the 500 largest payments of a day are kept.',
      }),
    },
    { title: 'FoundUnassignedPayments', description: 'One page of unassigned payments.' },
  ),
  errors: ['invalidField'],
})
