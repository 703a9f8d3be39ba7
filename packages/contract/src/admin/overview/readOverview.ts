import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { decimalNumber } from '../../shared/decimalNumber.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

const count = (description: string) => Type.Integer({ description })

const nullableCount = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

const StuckTransfer = Type.Object(
  {
    transferId: uuid('Id of the transfer.'),
    userId: Type.String({ description: 'Your id of the user.' }),
    integrationType: Type.String({ description: 'Integration type of the source.' }),
    amount: decimalNumber('Amount that arrives, in the asset.'),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
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
      ],
      'The missing step: the institution’s answer, its transaction, or the chain’s confirmation; or a difference from the order. `sentAfterAll`: the withdrawal was sent although its transfer had failed; `overpaid`: a part with which a combined transfer is overpaid; `overcharged`: it arrived, and the institution charged more than the user approved; `paidTwice`: the institution shows several withdrawals with the transfer’s reference; `reorganized`: it arrived, and the chain has replaced the block of its transaction.',
    ),
    createdTimestamp: count('When the transfer was created, in Unix seconds.'),
  },
  {
    title: 'StuckTransfer',
    description: 'A transfer that may have moved money and has been open for a day, or whose outcome is unknown.',
  },
)

const OverviewDay = Type.Object(
  {
    day: Type.String({ description: 'The day in UTC, as `2026-01-31`.' }),
    succeeded: count('Transfers that succeeded on that day.'),
    failed: count('Transfers that failed on that day. Deposits of which nothing was paid out are not counted.'),
    pending: count(
      'Transfers created on that day that are pending now. Deposit addresses to which nothing was paid are not counted.',
    ),
    volumeInFiat: Type.Number({ description: 'Sum of the successful transfers of that day, in USD.' }),
  },
  { title: 'OverviewDay', description: 'Transfers of one day.' },
)

const OverviewInstitution = Type.Object(
  {
    integrationType: Type.String({ description: 'Integration type.' }),
    integrationId: nullableText(
      'Integration id, for the filter of `searchTransfers`. `null` if it is not offered any more.',
    ),
    name: Type.String({ description: 'Display name of the institution.' }),
    isUp: Type.Boolean({ description: '`false` while it does not answer.' }),
    note: nullableText('Why it is not up. `null` if it is, or nothing is known.'),
    succeeded: count('Transfers that succeeded.'),
    failed: count('Transfers that failed.'),
    medianSecondsToFinal: nullableCount(
      'About half of those that succeeded took less, in seconds. `null` if none did.',
    ),
  },
  { title: 'OverviewInstitution', description: 'An institution that transfers came from, or that does not answer.' },
)

export const readOverviewOperation = adminOperation({
  id: 'readOverview',
  method: 'GET',
  path: '/Overview',
  tag: 'Overview',
  summary: 'Get the overview',
  description: 'Returns items that need attention, and the transfers of the last seven days.',
  needsToken: true,
  content: Type.Object(
    {
      stuck: Type.Array(StuckTransfer, { description: 'Up to 20 transfers that need attention, the oldest first.' }),
      days: Type.Array(OverviewDay, { description: 'The last seven days, the oldest first, today included.' }),
      institutions: Type.Array(OverviewInstitution, { description: 'Institutions, those with problems first.' }),
      link: Type.Object(
        {
          opened: count('Link sessions that were opened.'),
          connected: count('Of these, those in which an account was connected.'),
          previewed: count('Of these, those in which a transfer was previewed.'),
          sent: count('Of these, those in which a transfer was sent.'),
          succeeded: count('Of these, those whose transfer succeeded.'),
          exits: Type.Array(
            Type.Object(
              {
                page: Type.String({ description: 'The Link page’s name of the step, as in the webhook event.' }),
                sessions: count('Sessions whose user left there before the end.'),
              },
              { title: 'LinkExitCount', description: 'Where users left.' },
            ),
            { description: 'Up to 8 steps at which users left before the end, the most frequent first.' },
          ),
          errors: Type.Array(
            Type.Object(
              {
                operation: Type.String({ description: 'Operation that the Link page requested.' }),
                errorType: Type.String({ description: 'Error type of the response.' }),
                sessions: count('Sessions in which that happened.'),
              },
              { title: 'LinkErrorCount', description: 'An error in Link.' },
            ),
            { description: 'Up to 8 errors of the Link page’s requests, the most frequent first.' },
          ),
        },
        {
          title: 'LinkFunnel',
          description:
            'Link sessions opened in the last 24 hours. Changes of a session more than half an hour after it was opened are counted about ten minutes later.',
        },
      ),
      paymentRequestsBehind: count(
        'Payment requests whose address has so many transactions that its payments are credited late.',
      ),
      webhooks: Type.Object(
        {
          endpoints: count('Webhook endpoints.'),
          failing: count('Endpoints whose deliveries fail.'),
          paused: count('Endpoints that are paused.'),
          waitingEvents: count('Events that wait for their delivery.'),
        },
        { title: 'OverviewWebhooks', description: 'How deliveries stand.' },
      ),
    },
    { title: 'Overview', description: 'Items that need attention, and figures of transfers.' },
  ),
  errors: [],
})
