import Type from 'typebox'

import { enumOf, oneOf } from '../../oneOf.ts'
import { caseCode } from '../../shared/caseCode.ts'
import { decimalNumber } from '../../shared/decimalNumber.ts'
import { BrokerType } from '../../shared/enums.ts'
import { withUsage } from '../../shared/hints.ts'
import { MoneyLine } from '../../shared/moneyLine.ts'
import { networkId, uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { ReviewAction } from './reviewAction.ts'

const BookDifference = Type.Object(
  {
    side: enumOf('DifferingSide', 'Side that differs from Rialto’s record.', {
      institution: 'the institution’s history.',
      chain: 'the chain.',
    }),
    about: enumOf('DifferenceSubject', 'Fact that differs.', {
      amount: 'the amount.',
      fee: 'the fee.',
      status: 'whether it was sent.',
      hash: 'the transaction.',
      record: 'whether there is a record of it, or a second one that no transfer has.',
    }),
    expected: nullableText('As Rialto has it. `null` if it has none.'),
    seen: nullableText('As the side shows it. `null` if it shows none.'),
  },
  { title: 'BookDifference', description: 'A fact in which a side differs.' },
)

const TransferToReview = Type.Object(
  {
    transferId: uuid('Id of the transfer.'),
    caseCode,
    userId: Type.String({ description: 'Your id of the user.' }),
    clientTransactionId: nullableText('Your id of the order. `null` if it has none.'),
    linkSessionId: nullableText('Id of the Link session in which the user approved it. `null` if there was none.'),
    receiptUrl: Type.String({
      description: 'Page of the transfer as the user sees it. Everyone who has the address can read it.',
    }),
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
        'reorganized',
        'rialtoDiffers',
        'institutionDiffers',
        'chainDiffers',
        'depositHeld',
        'depositNotReturned',
      ],
      'Why: the institution’s answer was never found, it has not sent the withdrawal, the chain has not confirmed the transaction, less than the amount arrived (`arrivedAmount`), the transaction that the institution named pays the address nothing, it reverted, no node has it, the institution calls the withdrawal completed and names no transaction, some parts of a combined transfer arrived and the rest was not paid, it was sent although the transfer had failed, the same of a part of a combined transfer that is overpaid with it, it arrived and the institution took more than the user approved, the institution shows several withdrawals with the transfer’s reference, it arrived and the chain has replaced the block of its transaction, both the institution and the chain or one of them show something else than Rialto of a transfer that has ended (`differences`), a deposit on the wrong network or in the wrong asset is held, or a deposit was neither paid out nor sent back.',
    ),
    createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
    openForSeconds: Type.Integer({ description: 'Time since it was executed, in seconds.' }),
    nextReadTimestamp: Type.Union([Type.Integer(), Type.Null()], {
      description: 'When the institution or the chain is read next, in Unix seconds. `null` if no read is planned.',
    }),
    decisionsFromTimestamp: Type.Integer({
      description:
        'Start of the time in which you may decide, in Unix seconds. Before, only `lookAgain` is allowed, because the institution or the chain normally answers.',
    }),
    type: withUsage(BrokerType, 'Integration type of the account that it comes from.'),
    fromName: Type.String({ description: 'Display name of the institution or wallet that it comes from.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: decimalNumber('Amount that was to arrive, in the asset. Of a deposit: the amount that came.'),
    amountDecimal: Type.String({ description: '`amount` as an exact decimal.' }),
    moneyLine: MoneyLine,
    networkId: networkId(),
    networkName: Type.String({ description: 'Display name of the network.' }),
    toAddress: Type.String({ description: 'Address that receives the asset.' }),
    addressTag: nullableText('Destination tag or memo of `toAddress`. `null` if it has none.'),
    reference: Type.String({ description: 'Our reference at the institution.' }),
    institutionTransactionId: nullableText('The institution’s own id. `null` if it gave none.'),
    arrivedAmount: Type.Union([Type.Number(), Type.Null()], {
      description: 'Amount that reached the address, in the asset, where it is known and not `amount`.',
    }),
    arrivedAmountDecimal: nullableText('`arrivedAmount` as an exact decimal.'),
    hash: nullableText('Hash of the transaction. `null` if none is known.'),
    differences: Type.Array(BookDifference, {
      description:
        'Facts in which the institution or the chain differs, for a difference in the books. Otherwise empty.',
    }),
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
    'Returns the review queue: transfers with an unknown outcome, that differ from the order, that have been open for more than a day, or that were sent after they had failed, combined transfers with an unpaid rest, held deposits, and differences in the books; oldest first, at most 100 of each. They never fail automatically, because a transfer that is declared failed may be paid a second time.',
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
