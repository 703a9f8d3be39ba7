import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { attemptFields, sentTimestamp, timestamp } from './eventFields.ts'
import { connectionEvents } from './eventTypes.ts'

/** Body of a webhook about a connection. Contains its account id, which is not a credential. */
export const ConnectionWebhook = Type.Object(
  {
    ...attemptFields,
    EventType: enumOf('ConnectionEventType', 'What happened.', connectionEvents),
    Sequence: Type.Integer({
      description: 'Position of the event among those of its connection. Grows with each event.',
    }),
    SentTimestamp: sentTimestamp,
    UserId: Type.String({ description: 'Your id of the end user.' }),
    AccountId: uuid('Id of the account, as `account.accountId` beside its tokens.'),
    IntegrationType: Type.String({ description: 'Integration type of the institution, such as `coinbase`.' }),
    IntegrationName: Type.String({ description: 'Name of the institution.' }),
    Timestamp: timestamp,
  },
  { title: 'ConnectionWebhook', description: 'Body of a webhook about a connection.' },
)
export type ConnectionWebhook = Type.Static<typeof ConnectionWebhook>
