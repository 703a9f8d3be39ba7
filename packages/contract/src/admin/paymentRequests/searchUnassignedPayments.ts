import Type from 'typebox'

import { enumOf, oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'
import { needsToken, tag } from './paymentSettings.ts'

const Status = enumOf('UnassignedPaymentStatus', 'State of an unassigned payment.', {
  open: 'it, or a part of it, is in no refund.',
  returning: 'all of it is in refunds, which have not all ended.',
  returned: 'all of it was returned, as the chain shows.',
  assigned: 'an order has it.',
})

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
    status: Status,
    returningAmount: Type.String({ description: 'Amount in refunds that have not ended, as a decimal string.' }),
    returnedAmount: Type.String({
      description: 'Amount that refunds brought to their addresses, as a decimal string.',
    }),
    paymentRequestId: Type.Optional(uuid('Payment request that it was assigned to.')),
  },
  {
    title: 'UnassignedPayment',
    description: 'A final payment to your account that names no order. It counts for no order until you assign it.',
  },
)

const filters = {
  networkId: Type.Optional(uuid('Payments on this network.')),
  txHash: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Payments of this transaction, as its network writes it.',
    }),
  ),
  statuses: Type.Optional(
    Type.Array(Status, { maxItems: 4, description: 'Default: `open` and `returning`, those that are not decided.' }),
  ),
}

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
      ...filters,
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

/** Body of `POST /admin/api/v1/UnassignedPayments/export`, whose response is a file and not an envelope. */
export const ExportUnassignedPaymentsRequest = Type.Object(
  { ...filters, format: oneOf(['csv', 'json'], 'A table with a header line, or one JSON payment a line.') },
  {
    title: 'ExportUnassignedPaymentsRequest',
    description: 'Unassigned payments of the export, and its format.',
    additionalProperties: false,
  },
)
export type ExportUnassignedPaymentsRequest = Type.Static<typeof ExportUnassignedPaymentsRequest>
