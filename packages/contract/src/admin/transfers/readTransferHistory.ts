import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { decimalNumber } from '../../shared/decimalNumber.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

const TransferPhase = enumOf('TransferPhase', 'Phase of a transfer, in more detail than its status.', {
  converting: 'the asset is being converted or bought at the institution. No withdrawal has been requested.',
  sending: 'the intent is stored, and the request to the institution is in flight.',
  awaitingUser: 'the institution created nothing and needs something of the user first.',
  unknown: 'the call ended without an answer. The institution’s history decides; the call is never repeated.',
  accepted: 'the institution or bridge provider has it.',
  onChain: 'the institution named a transaction that the chain has not confirmed yet.',
  settled: 'final: the transfer succeeded.',
  failed: 'final: the transfer failed.',
})

const TransferCause = enumOf('TransferCause', 'Why a transfer changed.', {
  requested: 'the intent was stored, before the request to the institution.',
  requestedAgain: 'the user completed the step that the institution requires, and the request was sent again.',
  converted: 'the order that converts or buys the asset was filled.',
  notConverted: 'the order that converts or buys the asset was not filled. Nothing was sent.',
  orderPaid: 'another transfer pays the order. Nothing was sent for this one.',
  userActionRequired: 'the institution created nothing and requires something first.',
  accepted: 'the institution answered that it has the withdrawal.',
  rejected: 'the institution refused the withdrawal and created nothing.',
  noAnswer: 'the call ended, or outlived its time, without an answer.',
  foundInHistory: 'the institution’s history shows the withdrawal.',
  notInHistory: 'the institution’s history does not show it, and nothing can appear any more.',
  sent: 'the institution named the transaction.',
  resent: 'the institution sent it again, as another transaction.',
  confirming: 'the number of confirmations changed.',
  confirmed: 'the chain confirmed the transaction.',
  reverted: 'the transaction of a wallet reverted, and no other is in its place.',
  mismatched: 'it differs from the order: the chain shows a smaller amount, none, or no transaction. It stays open.',
  matched: 'it agrees with the order again.',
  charged: 'the institution states its actual charge.',
  completed: 'the institution reports that it is done, and no chain can be read.',
  notCompleted: 'the institution reports that it failed.',
  partChanged: 'one of the parts of a combined transfer changed.',
  resolved: 'a person decided it after contacting the institution; `detail` is their note.',
  foundAfterEnd: 'the institution or the chain shows the withdrawal, although the transfer had failed.',
  addressIssued: 'the bridge provider issued the deposit address.',
  addressExpired: 'nothing was paid in before the address ended.',
  paidIn: 'the bridge provider saw the pay-in.',
  progressed: 'the bridge provider reported a further step or detail.',
  paidOut: 'the bridge provider paid out.',
  bridgeFailed: 'the bridge provider did not complete the transfer.',
  refundStarted: 'the bridge provider is sending the funds back.',
  refunded: 'the bridge provider has sent the funds back.',
})

export const readTransferHistoryOperation = adminOperation({
  id: 'readTransferHistory',
  method: 'GET',
  path: '/Transfers/:id/history',
  tag: 'Transfers',
  summary: 'Get the history of a transfer',
  description:
    'Returns a transfer of this environment with everything that happened to it, the oldest first. Entries are never changed or removed while the transfer exists.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the transfer.') }),
  content: Type.Object(
    {
      transferId: uuid('Id of the transfer.'),
      clientTransactionId: nullableText('Your id of the order. `null` if it has none.'),
      userId: Type.String({ description: 'Your id of the user.' }),
      symbol: Type.String({ description: 'Asset that arrives.' }),
      amount: decimalNumber('Amount that arrives, in the asset. 0 before a pay-in is known.'),
      toAddress: Type.String({ description: 'Address that receives the asset.' }),
      addressTag: nullableText('Destination tag or memo of `toAddress`. `null` if it has none.'),
      connectionId: nullableText(
        'Id of the connection that it comes from. `null` for bridged transfers and payments by address.',
      ),
      paymentRequestId: nullableText(
        'Id of the payment request that it belongs to, whose sums include payments that do not count. `null` unless it is an order that is paid by address.',
      ),
      linkSessionId: nullableText('Id of the Link session in which the user approved it. `null` if there was none.'),
      receiptUrl: Type.String({
        description: 'Page of the transfer as the user sees it. Everyone who has the address can read it.',
      }),
      refundHash: nullableText('Hash of the transaction that returned the amount to the user. `null` without one.'),
      missingDecimal: nullableText(
        'Of a transfer that failed after part of it had arrived: the rest, for which `createRestLink` makes a pay link. `null` otherwise.',
      ),
      reference: nullableText('Our reference at the institution. `null` for bridged transfers.'),
      institutionTransactionId: nullableText('The institution’s own id. `null` until it gave one.'),
      phase: TransferPhase,
      changes: Type.Array(
        Type.Object(
          {
            timestamp: Type.Integer({ description: 'When it changed, in Unix seconds.' }),
            phase: TransferPhase,
            cause: TransferCause,
            upstreamStatus: nullableText(
              'Status or code exactly as the institution or bridge provider gave it. `null` if it gave none.',
            ),
            detail: nullableText('Text of the answer. `null` without one.'),
            hash: nullableText('Transaction hash known by then. `null` if none was.'),
            confirmations: Type.Union([Type.Integer(), Type.Null()], {
              description: 'Confirmations counted by then. `null` if none were.',
            }),
            sequence: Type.Integer({
              description: '`Sequence` of the last webhook event by then. 0 before the first.',
            }),
          },
          { title: 'TransferChange', description: 'One change of a transfer.' },
        ),
        { description: 'Timeline, oldest first. Empty for transfers that ended before histories were stored.' },
      ),
    },
    { title: 'TransferHistory', description: 'A transfer and what happened to it.' },
  ),
  errors: ['notFound'],
})
