import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, nullableText, sentTimestamp, timestamp } from './eventFields.ts'
import { linkSessionEvents } from './eventTypes.ts'

/** Body of a webhook about a Link session. Carries no tokens: read them with POST `/linktoken/result`. */
export const LinkSessionWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('LinkSessionEventType', 'What happened.', linkSessionEvents),
    Sequence: Type.Integer({ description: 'Position of the event among those of its session: always 1.' }),
    SentTimestamp: sentTimestamp,
    SessionId: uuid('Id of the Link session.'),
    UserId: Type.String({ description: 'Your id of the end user.' }),
    TransactionId: nullableText('Your id of the transaction. `null` if you did not send one.'),
    SubClientId: nullableText('Id of the sub-client that the link token named. `null` if it named none.'),
    Outcome: enumOf('LinkSessionOutcome', 'How the session ended.', {
      finished: 'the user reached the end of Link.',
      exited: 'the user left before its end.',
      expired: 'the session expired before the user left.',
      open: 'the user has not left. Only in `linkSession.ready`.',
    }),
    Page: nullableText('The page on which the user left. `null` if the session expired or the user has not left.'),
    AccountIds: Type.Array(Type.String({ format: 'uuid', description: 'Id of an account.' }), {
      description: 'Ids of the accounts that were connected or used in the session.',
    }),
    TransferId: nullableText('Id of the transfer that was submitted in the session. `null` if there was none.'),
    Timestamp: timestamp,
  },
  { title: 'LinkSessionWebhook', description: 'Body of a webhook about a Link session.' },
)
export type LinkSessionWebhook = Type.Static<typeof LinkSessionWebhook>
