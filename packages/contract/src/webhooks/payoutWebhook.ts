import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { PayoutStatus } from '../payouts/payoutShape.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText as text, sentTimestamp, timestamp } from './eventFields.ts'
import { payoutEvents } from './eventTypes.ts'

const number = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** Body of a webhook about a payout. */
export const PayoutWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('PayoutEventType', 'What happened.', payoutEvents),
    Sequence: Type.Integer({ description: 'Grows with each event of the payout.' }),
    SentTimestamp: sentTimestamp,
    PayoutId: uuid('Id of the payout: `transferId` of the event `withdrawalRequested`.'),
    UserId: Type.String({ description: 'Your id of the end user.' }),
    SubClientId: text('Id of the sub-client of the Link session. `null` without one.'),
    TransactionId: text('Your id of the payout. `null` if you did not send one.'),
    PayoutStatus,
    Chain: Type.String({ description: 'Name of the network to send on.' }),
    Token: Type.String({ description: 'Symbol of the asset to send.' }),
    Amount: number('Amount to send.'),
    AmountDecimal: text('`Amount` with every digit.'),
    Address: Type.String({ description: 'Address of the user’s account to send to.' }),
    AddressTag: text('Destination tag or memo to send with. `null` without one.'),
    IntegrationName: Type.String({ description: 'Name of the institution or wallet of the account.' }),
    TxHash: text('Hash of the transaction. `null` until you report it.'),
    ArrivedAmount: number('What the reported transaction brought to the address, where that is not the amount.'),
    ArrivedAmountDecimal: text('`ArrivedAmount` with every digit.'),
    FailureMessage: text('Why it failed, or why the reported transaction does not pay it. `null` otherwise.'),
    Timestamp: timestamp,
  },
  { title: 'PayoutWebhook', description: 'Body of a webhook about a payout.' },
)
