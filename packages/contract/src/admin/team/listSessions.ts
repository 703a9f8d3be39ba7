import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const listSessionsOperation = adminOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/Sessions',
  tag: 'Session',
  summary: 'List your sessions',
  description: 'Returns the open sessions of the signed-in member, the last used first.',
  needsToken: true,
  role: 'member',
  content: Type.Array(
    Type.Object(
      {
        id: uuid('Id of the session.'),
        isCurrent: Type.Boolean({ description: '`true` for the session of this call.' }),
        ipAddress: Type.String({ description: 'Address it began from.' }),
        userAgent: Type.String({ description: 'Browser it began in.' }),
        createdTimestamp: Type.Integer({ description: 'When it began, in Unix seconds.' }),
        lastUsedTimestamp: Type.Integer({ description: 'When it was last used, in Unix seconds, to the minute.' }),
      },
      { title: 'OpenSession', description: 'A session.' },
    ),
    { description: 'Open sessions.' },
  ),
  errors: [],
})
