import Type from 'typebox'

import { enumOf, oneOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from './page.ts'

const tag = 'Link sessions'

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

const ListedLinkSession = Type.Object(
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

export const listLinkSessionsOperation = adminOperation({
  id: 'listLinkSessions',
  method: 'POST',
  path: '/LinkSessions/list',
  tag,
  summary: 'List Link sessions',
  description:
    'Returns Link sessions of this environment that were opened, the newest first. All filters that are given must match. Sessions are kept for seven days after their time has passed.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      userId: Type.Optional(Type.String({ maxLength: 384, description: 'Your id of the user.' })),
      state: Type.Optional(oneOf(['open', 'finished', 'exited', 'expired'], 'State of the session.')),
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'ListLinkSessionsRequest', description: 'Which sessions to return.' },
  ),
  content: Type.Object(
    { items: Type.Array(ListedLinkSession, { description: 'Sessions of this page.' }), nextCursor },
    { title: 'ListedLinkSessions', description: 'One page of Link sessions.' },
  ),
  errors: ['invalidField'],
})

const LinkSessionEvent = Type.Object(
  {
    timestampMs: Type.Integer({ description: 'When it happened, in Unix milliseconds.' }),
    kind: oneOf(['request', 'transfer'], 'A request of the Link page, or a change of the session’s transfer.'),
    name: Type.String({ description: 'Operation of the Link page, or cause of the change.' }),
    subject: nullableText(
      'Institution, symbol or page of a request, or the institution’s own status. `null` if it has none.',
    ),
    status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status of a request. Otherwise `null`.' }),
    errorType: nullableText('Why a request failed. `null` if it did not.'),
    durationMs: Type.Union([Type.Integer(), Type.Null()], {
      description: 'How long a request took. Otherwise `null`.',
    }),
  },
  { title: 'LinkSessionEvent', description: 'Something that happened in a session.' },
)

export const readLinkSessionHistoryOperation = adminOperation({
  id: 'readLinkSessionHistory',
  method: 'GET',
  path: '/LinkSessions/:id/history',
  tag,
  summary: 'Get the history of a Link session',
  description:
    'Returns a session with its timeline, oldest first: the requests of the Link page, without the user’s input, and the changes of its transfer. A read that is repeated with the same result is one entry. Requests are kept for seven days.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the session.') }),
  content: Type.Object(
    {
      session: ListedLinkSession,
      events: Type.Array(LinkSessionEvent, { description: 'Up to 500 events, the oldest first.' }),
    },
    { title: 'LinkSessionHistory', description: 'A Link session and what happened in it.' },
  ),
  errors: ['invalidField', 'notFound'],
})
