import Type from 'typebox'

import { enumOf, oneOf } from '../oneOf.ts'
import { decimalNumber } from '../shared/decimalNumber.ts'
import { BrokerType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { MoneyLine } from '../shared/moneyLine.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'

const ReviewAction = enumOf('ReviewAction', 'Action of an operator on a transfer.', {
  lookAgain: 'the institution or the chain is read again now.',
  sentAs:
    'the institution has the withdrawal, under `institutionTransactionId`. It is followed from there, on the chain if you name its `hash`.',
  arrived:
    'all of it is at the address, with the transaction `hash`, as a block explorer shows. The transfer succeeds. `conflict` where our node shows something else.',
  creditPart:
    'only `amount` of it is at the address, and that counts as the payment. The transfer succeeds with that amount. Part of a combined transfer: the rest of that can be paid.',
  askForRest:
    'only `amount` of it is at the address, and you ask the user for the rest. The transfer fails with what arrived, and its order may be paid again: have only the rest paid.',
  refunded:
    'what arrived was sent back to the user: `amount`, with the transaction `hash` if there is one. The transfer fails, and its order may be paid again.',
  notSent:
    'the institution confirmed that it did not send it, or the rest of a combined transfer is not paid. The transfer fails, and its order may be paid again. It is looked for during 14 more days.',
  notArrived:
    'the institution confirmed that nothing of it arrives: it cancelled or returned it, or sent it elsewhere. The transfer fails, and its order may be paid again. It is looked for during 14 more days.',
  returnDeposit:
    'requests the bridge provider to send the deposit back. Its result is read from the provider, so that a repeated request cannot return the deposit twice.',
  settled:
    'you have settled the deposit with its sender, or with the user the withdrawal that was sent after its failure, or the charge beyond the approval. Fails a deposit that has not failed yet, and removes it from the list.',
})

const TransferToReview = Type.Object(
  {
    transferId: uuid('Id of the transfer.'),
    userId: Type.String({ description: 'Your id of the user.' }),
    clientTransactionId: nullableText('Your id of the order. `null` if it has none.'),
    reason: oneOf(
      [
        'outcomeUnknown',
        'notSent',
        'notConfirmed',
        'arrivedInPart',
        'paidElsewhere',
        'reverted',
        'notOnChain',
        'completedWithoutHash',
        'incomplete',
        'sentAfterAll',
        'overpaid',
        'overcharged',
        'paidTwice',
        'depositHeld',
        'depositNotReturned',
      ],
      'Why: the institution’s answer was never found, it has not sent the withdrawal, the chain has not confirmed the transaction, less than the amount arrived (`arrivedAmount`), the transaction that the institution named pays the address nothing, it reverted, no node has it, the institution calls the withdrawal completed and names no transaction, some parts of a combined transfer arrived and the rest was not paid, it was sent although the transfer had failed, the same of a part of a combined transfer that is overpaid with it, it arrived and the institution took more than the user approved, the institution shows several withdrawals with the transfer’s reference, a deposit on the wrong network or in the wrong asset is held, or a deposit was neither paid out nor sent back.',
    ),
    openForSeconds: Type.Integer({ description: 'Time since it was executed, in seconds.' }),
    type: withUsage(BrokerType, 'Integration type of the account that it comes from.'),
    fromName: Type.String({ description: 'Display name of the institution or wallet that it comes from.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: decimalNumber('Amount that was to arrive, in the asset. Of a deposit: the amount that came.'),
    amountDecimal: Type.String({ description: '`amount` as an exact decimal.' }),
    moneyLine: MoneyLine,
    networkId: networkId(),
    toAddress: Type.String({ description: 'Address that receives the asset.' }),
    addressTag: nullableText('Destination tag or memo of `toAddress`. `null` if it has none.'),
    reference: Type.String({ description: 'Our reference at the institution.' }),
    institutionTransactionId: nullableText('The institution’s own id. `null` if it gave none.'),
    arrivedAmount: Type.Union([Type.Number(), Type.Null()], {
      description: 'Amount that reached the address, in the asset, where it is known and not `amount`.',
    }),
    hash: nullableText('Hash of the transaction. `null` if none is known.'),
    actions: Type.Array(ReviewAction, { description: 'Actions that are allowed now.' }),
  },
  { title: 'TransferToReview', description: 'A transfer that needs a person.' },
)

export const listTransfersToReviewOperation = adminOperation({
  id: 'listTransfersToReview',
  method: 'GET',
  path: '/Transfers/review',
  tag: 'Transfers',
  summary: 'List transfers that need a person',
  description:
    'Returns the review queue: transfers that have been open for more than a day, that have differed from the order for an hour, or that were sent after they had failed, and held deposits; oldest first, at most 100 of each. They never fail automatically, because a transfer that is declared failed may be paid a second time.',
  needsToken: true,
  content: Type.Object(
    {
      items: Type.Array(TransferToReview, { description: 'Transfers.' }),
      total: Type.Integer({ description: 'How many there are, with those that are not listed.' }),
    },
    { title: 'TransfersToReview', description: 'Transfers that need a person.' },
  ),
  errors: [],
})

export const resolveTransferOperation = adminOperation({
  id: 'resolveTransfer',
  method: 'POST',
  path: '/Transfers/:id/resolve',
  tag: 'Transfers',
  summary: 'Resolve a transfer that needs a person',
  description:
    'Applies the decision of an operator who has contacted the institution. The note is stored in the history of the transfer, and the change in the audit log. Webhooks follow as for any other change. If the order may be paid again afterwards, the institution is read first: `conflict` if it has the withdrawal in progress, or accepted it and cannot be read now. If the access to the account is gone, or has not worked for a week, the institution’s confirmation to you is sufficient. A transaction that you name is compared with the chain. Also `conflict` if the action is not allowed now.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the transfer.') }),
  body: Type.Object(
    {
      action: ReviewAction,
      note: Type.String({
        minLength: 10,
        maxLength: 500,
        description: 'Source of the decision, and where it is documented: 10 to 500 characters.',
      }),
      institutionTransactionId: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Required with `sentAs`: the institution’s own id.' }),
      ),
      hash: Type.Optional(
        Type.String({
          minLength: 8,
          maxLength: 200,
          description: 'Required with `arrived`: hash of the transaction. With `refunded`: that of the refund.',
        }),
      ),
      amount: Type.Optional(
        Type.String({
          pattern: '^\\d{1,30}(\\.\\d{1,30})?$',
          description:
            'Required with `creditPart`, `askForRest` and `refunded`: amount in the asset, as a decimal string. With `notSent` and `notArrived`: the amount of the transfer, as a confirmation; another amount is refused.',
        }),
      ),
    },
    { title: 'ResolveTransferRequest', description: 'The applied decision.' },
  ),
  content: Type.Object(
    {
      transferId: uuid('Id of the transfer.'),
      status: oneOf(['pending', 'succeeded', 'failed'], 'Status of the transfer now.'),
    },
    { title: 'ResolvedTransfer', description: 'The transfer after the change.' },
  ),
  errors: ['missingField', 'invalidField', 'notFound', 'conflict'],
})
