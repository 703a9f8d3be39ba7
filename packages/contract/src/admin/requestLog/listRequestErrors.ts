import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { apis } from './requestLog.ts'

export const listRequestErrorsOperation = adminOperation({
  id: 'listRequestErrors',
  method: 'GET',
  path: '/RequestLog/errors',
  tag: 'Request log',
  summary: 'List errors by kind',
  description:
    'Returns the failed requests of the last 24 hours by operation, status and error, the most frequent first.',
  needsToken: true,
  content: Type.Array(
    Type.Object(
      {
        api: oneOf(
          apis,
          'The integration API, the account management API called with a key, or the Link page. Calls of the dashboard are not recorded.',
        ),
        operation: Type.String({ description: 'Operation id of the API reference.' }),
        statusCode: Type.Integer({ description: 'HTTP status of the answer.' }),
        errorType: nullableText('Why it failed. `null` where the answer has no body.'),
        requests: Type.Integer({ description: 'How many there were.' }),
        firstTimestamp: Type.Integer({ description: 'When the first was answered, in Unix seconds.' }),
        lastTimestamp: Type.Integer({ description: 'When the last was answered, in Unix seconds.' }),
      },
      { title: 'RequestErrors', description: 'The same error of the same operation.' },
    ),
    { description: 'Up to 50 kinds of errors.' },
  ),
  errors: [],
})
