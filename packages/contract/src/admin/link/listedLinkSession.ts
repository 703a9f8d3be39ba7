import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'

const LinkSessionState = enumOf('LinkSessionState', 'State of a Link session.', {
  open: 'the user may continue.',
  finished: 'the user reached the end.',
  exited: 'the user left before the end.',
  expired: 'the time of the session passed without the user leaving.',
})

const LinkSessionStage = enumOf('LinkSessionStage', 'How far the user got.', {
  opened: 'Link was opened.',
  connected: 'an account was connected.',
  sent: 'a transfer was sent.',
  succeeded: 'its transfer succeeded.',
})

export const ListedLinkSession = Type.Object(
  {
    id: uuid('Id of the session, as in the event `linkSession.finished`.'),
    userId: Type.String({ description: 'Your id of the user.' }),
    state: LinkSessionState,
    stage: LinkSessionStage,
    exitPage: nullableText('The Link page’s name of the step at which the user left. `null` until then.'),
    clientTransactionId: nullableText('Your id of the order. `null` if the session has none.'),
    transferId: nullableText('Id of the transfer that was sent. `null` if none was.'),
    connections: Type.Integer({ description: 'Accounts connected or restored in it.' }),
    openedTimestamp: Type.Integer({ description: 'When Link was opened, in Unix seconds.' }),
    expiresTimestamp: Type.Integer({ description: 'When its time passes, in Unix seconds.' }),
  },
  { title: 'ListedLinkSession', description: 'A Link session that was opened.' },
)
