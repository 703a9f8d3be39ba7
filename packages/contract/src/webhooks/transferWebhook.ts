import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { Uuid } from '../shared/uuid.ts'

/**
 * Body of a transfer-status webhook: the published PascalCase keys, plus the specification's spelling of two and our
 * `EventType` and `Sequence`. `EventId` is the idempotency key; `Id` changes with every attempt.
 */
export const TransferWebhook = Type.Object({
  Id: Uuid,
  EventId: Uuid,
  EventType: oneOf([
    'transfer.pending',
    'transfer.succeeded',
    'transfer.failed',
    'transfer.refundPending',
    'transfer.refundSucceeded',
  ]),
  /** 1, 2, … per transfer, so that a receiver can order what arrives out of order. */
  Sequence: Type.Integer(),
  /** Unix seconds, of this attempt. */
  SentTimestamp: Type.Integer(),
  UserId: Type.String(),
  TransactionId: Type.Union([Type.String(), Type.Null()]),
  TransferId: Uuid,
  transferId: Uuid,
  /** A bridged transfer that failed may still be refunded. */
  TransferStatus: oneOf(['Pending', 'Succeeded', 'Failed', 'RefundPending', 'RefundSucceeded']),
  TxHash: Type.Union([Type.String(), Type.Null()]),
  /** Network name. */
  Chain: Type.String(),
  Token: Type.String(),
  DestinationAddress: Type.String(),
  SourceAccountProvider: Type.String(),
  /** Left the user's account, fee included, in whole units; of a bridged transfer what was paid in. Null: not known yet. */
  SourceAmount: Type.Union([Type.Number(), Type.Null()]),
  /** Arrives at the destination. Null: not known yet. */
  DestinationAmount: Type.Union([Type.Number(), Type.Null()]),
  RefundAddress: Type.Union([Type.String(), Type.Null()]),
  refundAddress: Type.Union([Type.String(), Type.Null()]),
  /** Unix milliseconds, of the state change. */
  Timestamp: Type.Integer(),
})
export type TransferWebhook = Type.Static<typeof TransferWebhook>
