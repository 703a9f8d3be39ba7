import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'

const text = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const number = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/**
 * Body of a transfer-status webhook: the published PascalCase keys, plus the specification's spelling of two and our
 * `EventType` and `Sequence`. `EventId` is the idempotency key; `Id` changes with every attempt.
 */
export const TransferWebhook = Type.Object(
  {
    Id: uuid('Id of this delivery. Changes with every attempt.'),
    EventId: uuid('Id of the event, the same in every attempt. Use it as the idempotency key.'),
    EventType: enumOf('TransferEventType', 'What happened.', {
      'transfer.pending': 'the transfer was submitted.',
      'transfer.succeeded': 'the transfer is confirmed. Credit the user now.',
      'transfer.failed': 'the transfer did not complete.',
      'transfer.refundPending': 'a failed bridged transfer is being refunded.',
      'transfer.refundSucceeded': 'a failed bridged transfer was refunded.',
    }),
    Sequence: Type.Integer({
      description: 'Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late.',
    }),
    SentTimestamp: Type.Integer({ description: 'When this attempt was sent, in Unix seconds.' }),
    UserId: Type.String({ description: 'Your id of the end user.' }),
    TransactionId: text('Your id of the transaction. `null` if you did not send one.'),
    TransferId: uuid('Id of the transfer.'),
    transferId: uuid('Same value as `TransferId`.'),
    TransferStatus: enumOf('WebhookTransferStatus', 'State of the transfer.', {
      Pending: 'submitted and in progress.',
      Succeeded: 'confirmed on the chain or at the receiving institution.',
      Failed: 'did not complete.',
      RefundPending: 'failed, and is being refunded. Bridged transfers only.',
      RefundSucceeded: 'failed, and was refunded. Bridged transfers only.',
    }),
    TxHash: text('Hash of the transaction on the chain. `null` until it is known.'),
    Chain: Type.String({ description: 'Name of the network.' }),
    Token: Type.String({ description: 'Symbol of the asset.' }),
    DestinationAddress: Type.String({ description: 'Address that receives the asset.' }),
    SourceAccountProvider: Type.String({ description: 'Name of the institution that the asset comes from.' }),
    SourceAmount: number(
      'Amount that left the user’s account, fee included, in whole units of the asset. For bridged transfers, the amount paid in. `null` if not known yet.',
    ),
    DestinationAmount: number(
      'Amount that arrives at the destination, in whole units of the asset. `null` if not known yet.',
    ),
    RefundAddress: text('Address for sending the asset back to the user. `null` if not known.'),
    refundAddress: text('Same value as `RefundAddress`.'),
    Timestamp: Type.Integer({ description: 'When the state changed, in Unix milliseconds.' }),
  },
  { title: 'TransferWebhook', description: 'Body of a transfer-status webhook.' },
)
export type TransferWebhook = Type.Static<typeof TransferWebhook>
