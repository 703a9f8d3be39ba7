import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { BridgePaymentStatus } from '../paymentRequests/bridgePaymentShape.ts'
import { PaymentIssue, PaymentRequestStatus } from '../paymentRequests/paymentRequestShape.ts'
import { withUsage } from '../shared/hints.ts'
import { PayerSide } from '../shared/payerSide.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText as text, sentTimestamp, timestamp } from './eventFields.ts'
import { paymentRequestEvents } from './eventTypes.ts'

const number = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

const Payment = Type.Object(
  {
    Id: uuid('Id of the payment.'),
    TxHash: Type.String({ description: 'Hash of the transaction.' }),
    Chain: Type.String({ description: 'Name of the network on which it was sent.' }),
    Token: Type.String({ description: 'Symbol of the asset that was sent.' }),
    AmountDecimal: Type.String({ description: 'Amount that arrived.' }),
    CountedAmountDecimal: Type.String({ description: 'Part of it that counts for the order.' }),
    OpenAmountDecimal: Type.String({ description: 'Part of it that does not count.' }),
    IsFinal: Type.Boolean({ description: '`true` in a final block.' }),
    FromAddress: text('Sender. `null` if the chain does not show it.'),
    Issue: Type.Union([PaymentIssue, Type.Null()], { description: 'Why it does not count. `null` if it counts.' }),
  },
  { title: 'WebhookPayment', description: 'A payment to the address.' },
)

const hashes = (description: string) =>
  Type.Array(Type.String({ description: 'Hash of a transaction.' }), { description })

const BridgePayment = Type.Object(
  {
    Id: uuid('Id of the address.'),
    Status: BridgePaymentStatus,
    Chain: Type.String({ description: 'Name of the network to pay on.' }),
    Token: Type.String({ description: 'Symbol of the asset to pay.' }),
    AmountDecimal: Type.String({ description: 'Amount to pay.' }),
    PayoutAmountDecimal: Type.String({ description: 'Amount that the bridge pays to the order.' }),
    Address: Type.String({ description: 'Address of the bridge.' }),
    RefundAddress: Type.String({ description: 'Receives what the bridge does not pay out.' }),
    PayInTxHashes: hashes('Payments to the address.'),
    PayoutTxHashes: hashes('Payments of the bridge to the order.'),
    RefundTxHashes: hashes('Refunds. Some bridges report none.'),
  },
  { title: 'WebhookBridgePayment', description: 'An address of a bridge.' },
)

/** Body of a webhook about a payment request. */
export const PaymentRequestWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('PaymentRequestEventType', 'What happened.', paymentRequestEvents),
    Sequence: Type.Integer({ description: 'Position of the event in its payment request: 1, 2, and so on.' }),
    SentTimestamp: sentTimestamp,
    PaymentRequestId: uuid('Id of the payment request.'),
    UserId: Type.String({ description: 'Your id of the end user.' }),
    SubClientId: text('Id of the sub-client of the Link session. `null` without one.'),
    TransactionId: text('Your id of the order. `null` if you did not send one.'),
    TransferId: text('Id of the transfer that pays the order. `null` before the first payment that counts.'),
    PaymentRequestStatus,
    Chain: Type.String({ description: 'Name of the network to pay on.' }),
    Token: Type.String({ description: 'Symbol of the asset to pay.' }),
    Address: Type.String({ description: 'Address of the request.' }),
    AddressTag: text('Destination tag of `Address`. `null` without one.'),
    Amount: number('Amount to pay.'),
    AmountDecimal: text('`Amount` with every digit.'),
    CreditedAmount: number('Final payments that count for the order.'),
    CreditedAmountDecimal: text('`CreditedAmount` with every digit.'),
    Payment: Type.Optional(withUsage(Payment, 'The payment that the event is about. Absent without one.')),
    BridgePayment: Type.Optional(
      withUsage(BridgePayment, 'The address of a bridge that the event is about. Absent without one.'),
    ),
    Payer: Type.Optional(PayerSide),
    Timestamp: timestamp,
  },
  { title: 'PaymentRequestWebhook', description: 'Body of a webhook about a payment request.' },
)
export type PaymentRequestWebhook = Type.Static<typeof PaymentRequestWebhook>
