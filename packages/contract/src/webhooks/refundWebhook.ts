import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { RefundStatus } from '../paymentRequests/refundShape.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText as text, sentTimestamp, timestamp } from './eventFields.ts'
import { refundEvents } from './eventTypes.ts'

const number = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** Body of a webhook about a refund. */
export const RefundWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('RefundEventType', 'What happened.', refundEvents),
    Sequence: Type.Integer({ description: 'Grows with each event of the refund.' }),
    SentTimestamp: sentTimestamp,
    RefundId: uuid('Id of the refund.'),
    PaymentRequestId: text(
      'Id of the payment request whose money is returned. `null` for the return of an unassigned payment.',
    ),
    UnassignedPaymentId: text('Id of the unassigned payment that is returned. `null` for money of a payment request.'),
    UserId: text('Your id of the end user. `null` for the return of an unassigned payment.'),
    SubClientId: text('Id of the sub-client of the Link session. `null` without one.'),
    TransactionId: text('Your id of the order. `null` if you did not send one.'),
    TransferId: text('Id of the transfer of the order. `null` without one.'),
    RefundStatus,
    Chain: Type.String({ description: 'Name of the network to send on.' }),
    Token: Type.String({ description: 'Symbol of the asset to send.' }),
    Amount: number('Amount to send.'),
    AmountDecimal: text('`Amount` with every digit.'),
    Address: text('Address to send to.'),
    AddressTag: text('Destination tag to send with. `null` without one.'),
    TxHash: text('Hash of the transaction. `null` until you report it.'),
    Reason: Type.String({ description: 'Why it is returned.' }),
    ArrivedAmount: number('What the reported transaction brought to the address, where that is not the amount.'),
    ArrivedAmountDecimal: text('`ArrivedAmount` with every digit.'),
    FailureMessage: text('Why it failed, or why the reported transaction does not pay it. `null` otherwise.'),
    Timestamp: timestamp,
  },
  { title: 'RefundWebhook', description: 'Body of a webhook about a refund.' },
)
export type RefundWebhook = Type.Static<typeof RefundWebhook>
