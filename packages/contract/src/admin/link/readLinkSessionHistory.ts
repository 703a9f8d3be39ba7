import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { ListedLinkSession } from './listedLinkSession.ts'

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
  tag: 'Link sessions',
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
