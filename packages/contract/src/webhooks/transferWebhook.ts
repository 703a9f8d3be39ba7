import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { caseCode } from '../shared/caseCode.ts'
import { MoneyLine } from '../shared/moneyLine.ts'
import { PayerSide } from '../shared/payerSide.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText as text, sentTimestamp, timestamp } from './eventFields.ts'
import { transferEvents } from './eventTypes.ts'

const number = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/**
 * Body of a transfer-status webhook: the published PascalCase keys, plus the specification's spelling of two and our
 * `EventType` and `Sequence`. `EventId` is the idempotency key; `Id` changes with every attempt.
 */
export const TransferWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('TransferEventType', 'What happened.', transferEvents),
    Sequence: Type.Integer({
      description: 'Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late.',
    }),
    SentTimestamp: sentTimestamp,
    UserId: Type.String({ description: 'Your id of the end user.' }),
    SubClientId: text('Id of the sub-client of the Link session. `null` without one.'),
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
    TxHash: text(
      'Hash of the transaction on `Chain`: the one that reaches the destination, and in refund events the refund. `null` until it is known.',
    ),
    Chain: Type.String({
      description: 'Name of the network of `TxHash`: the destination’s, and in refund events that of the refund.',
    }),
    Token: Type.String({
      description:
        'Symbol of the asset that is moved on `Chain`: the destination’s, and in refund events the refunded one.',
    }),
    DestinationAddress: Type.String({ description: 'Address that receives the asset.' }),
    DestinationAddressTag: text('Destination tag or memo of `DestinationAddress`. `null` if it has none.'),
    DestinationChain: Type.String({ description: 'Name of the network of `DestinationAddress`.' }),
    DestinationToken: Type.String({ description: 'Symbol of the asset that arrives at the destination.' }),
    DestinationAmount: number(
      'Amount that arrives at the destination, in whole units of `DestinationToken`. `null` if not known yet.',
    ),
    DestinationAmountDecimal: text('`DestinationAmount` with every digit, as a decimal. `null` like it.'),
    SourceAccountProvider: Type.String({ description: 'Name of the institution that the asset comes from.' }),
    SourceChain: Type.String({
      description:
        'Name of the network that the asset comes from. For bridged transfers, that of the pay-in; otherwise the same as `DestinationChain`.',
    }),
    SourceToken: Type.String({
      description:
        'Symbol of the asset of `SourceAmount`. For bridged transfers, the paid-in asset, even if the address was issued for another one. A token that the catalog does not list is named by its contract address.',
    }),
    SourceAmount: number(
      'Amount that left the user’s account, fee included, in whole units of `SourceToken`. For bridged transfers, the amount paid in. `null` if not known yet.',
    ),
    SourceAmountDecimal: text('`SourceAmount` with every digit, as a decimal. `null` like it.'),
    FeeAmount: number(
      'Fee of the institution, part of `SourceAmount`, in whole units of `SourceToken`. `null` for bridged transfers.',
    ),
    FeeAmountDecimal: text('`FeeAmount` with every digit, as a decimal. `null` like it.'),
    AmountsState: enumOf('WebhookAmountsState', 'Meaning of `SourceAmount` and `FeeAmount`.', {
      Planned: 'the approved amounts. The institution has not stated its actual charge.',
      Actual: 'the institution’s actual charge, as it states it. For bridged transfers, the amount paid in.',
    }),
    MoneyLine,
    Payer: Type.Optional(PayerSide),
    CaseCode: caseCode,
    SourceTxHash: text('Hash of the pay-in on `SourceChain`. Bridged transfers only, otherwise `null`.'),
    RefundChain: text('Name of the network of the refund. `null` if nothing went back.'),
    RefundToken: text('Symbol of the asset that goes back. `null` if nothing went back.'),
    RefundAmount: number(
      'Amount that goes back, in whole units of `RefundToken`. Of a succeeded transfer: the part that was not paid out. `null` if nothing went back or the amount is not known.',
    ),
    RefundAmountDecimal: text('`RefundAmount` with every digit, as a decimal. `null` like it.'),
    RefundTxHash: text('Hash of the refund on `RefundChain`. `null` until it is known.'),
    RefundAddress: text(
      'Address for sending the asset back to the user. `null` if not known. Never send to it without `RefundAddressTag` where there is one.',
    ),
    refundAddress: text('Same value as `RefundAddress`.'),
    RefundAddressTag: text('Destination tag or memo of `RefundAddress`. `null` if it has none.'),
    refundAddressTag: text('Same value as `RefundAddressTag`.'),
    Timestamp: timestamp,
  },
  { title: 'TransferWebhook', description: 'Body of a transfer-status webhook.' },
)
export type TransferWebhook = Type.Static<typeof TransferWebhook>
