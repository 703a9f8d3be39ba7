import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { pageCount } from '../page.ts'
import { apis } from './requestLog.ts'

const seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999, description }))

const LoggedRequest = Type.Object(
  {
    id: Type.String({ description: 'Number of the entry. Later requests have higher numbers.' }),
    timestampMs: Type.Integer({ description: 'When it was answered, in Unix milliseconds.' }),
    api: oneOf(
      apis,
      'The integration API, the account management API called with a key, or the Link page. Calls of the dashboard are not recorded.',
    ),
    operation: Type.String({ description: 'Operation id of the API reference.' }),
    method: Type.String({ description: 'HTTP method.' }),
    path: Type.String({
      description: 'Path with the ids that Rialto made. Every other value is replaced by its name in angle brackets.',
    }),
    fields: Type.Array(Type.String({ description: 'Name of a field.' }), {
      description: 'Names of the documented fields that the body had.',
    }),
    statusCode: Type.Integer({ description: 'HTTP status of the answer.' }),
    errorType: nullableText('Why it failed. `null` if it did not.'),
    durationMs: Type.Integer({ description: 'How long it took, in milliseconds.' }),
    keyId: nullableText('Id of the key that it was made with. `null` for requests of the Link page.'),
    linkSessionId: nullableText('Id of the Link session. `null` if it was made in none.'),
  },
  { title: 'LoggedRequest', description: 'A request that was answered, without its values.' },
)

export const listRequestsOperation = adminOperation({
  id: 'listRequests',
  method: 'POST',
  path: '/RequestLog/list',
  tag: 'Request log',
  summary: 'List requests',
  description:
    'Returns requests of this environment, the newest first. All filters that are given must match. Requests are kept for seven days, without bodies, headers and values; those that no key or session opened are not recorded. Under heavy load some are left out.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      api: Type.Optional(
        oneOf(
          apis,
          'The integration API, the account management API called with a key, or the Link page. Calls of the dashboard are not recorded.',
        ),
      ),
      operation: Type.Optional(
        Type.String({ pattern: '^[A-Za-z]{1,60}$', description: 'Operation id of the API reference.' }),
      ),
      result: Type.Optional(
        oneOf(['succeeded', 'refused', 'failed'], 'Status below 400, 400 to 499, or 500 and above.'),
      ),
      errorType: Type.Optional(Type.String({ pattern: '^[A-Za-z]{1,60}$', description: 'Why it failed.' })),
      keyId: Type.Optional(uuid('Id of the key.')),
      linkSessionId: Type.Optional(uuid('Id of the Link session.')),
      fromTimestamp: seconds('Answered at this time or later, in Unix seconds.'),
      toTimestamp: seconds('Answered at this time or earlier, in Unix seconds.'),
      beforeId: Type.Optional(
        Type.String({ pattern: '^[0-9]{1,18}$', description: 'Requests before this one: `id` of the last of a page.' }),
      ),
      count: pageCount,
    },
    { title: 'ListRequestsRequest', description: 'Which requests to return.' },
  ),
  content: Type.Array(LoggedRequest, { description: 'Requests.' }),
  errors: ['invalidField'],
})
