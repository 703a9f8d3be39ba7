import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'
import { ListedLinkSession } from './listedLinkSession.ts'

export const listLinkSessionsOperation = adminOperation({
  id: 'listLinkSessions',
  method: 'POST',
  path: '/LinkSessions/list',
  tag: 'Link sessions',
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
