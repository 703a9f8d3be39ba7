import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText as text, sentTimestamp, timestamp } from './eventFields.ts'
import { unassignedPaymentEvents } from './eventTypes.ts'

/** Body of a webhook about an unassigned payment, with the fields of the list and its export. */
export const UnassignedPaymentWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('UnassignedPaymentEventType', 'What happened.', unassignedPaymentEvents),
    Sequence: Type.Integer({ description: 'Always 1.' }),
    SentTimestamp: sentTimestamp,
    UnassignedPaymentId: uuid('Id of the payment.'),
    TxHash: Type.String({ description: 'Hash of the transaction.' }),
    NetworkId: uuid('Id of the network on which it was sent.'),
    Chain: Type.String({ description: 'Name of the network.' }),
    Token: Type.String({ description: 'Symbol of the asset that was sent.' }),
    Amount: Type.Number({ description: 'Amount that arrived.' }),
    AmountDecimal: Type.String({ description: '`Amount` with every digit.' }),
    Address: Type.String({ description: 'Your account.' }),
    AddressTag: text('Destination tag, memo or comment as the payer sent it. `null` without one.'),
    FromAddress: text('Sender. It may be an exchange: never return money there unless the payer confirms it.'),
    SeenTimestamp: Type.Integer({ description: 'When it was first seen, in Unix seconds.' }),
    Timestamp: timestamp,
  },
  { title: 'UnassignedPaymentWebhook', description: 'Body of a webhook about an unassigned payment.' },
)
