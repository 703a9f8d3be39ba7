import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { adminOperation } from '../adminOperation.ts'

export const issueAdminTokenOperation = adminOperation({
  id: 'issueAdminToken',
  method: 'POST',
  path: '/Token',
  tag: 'Token',
  summary: 'Get an account management token',
  description:
    'Exchanges an account management API key for a short-lived token. Send the token as `Authorization: Bearer` with every other request of this API.',
  needsToken: false,
  body: Type.Object(
    {
      clientId: Type.String({ minLength: 1, maxLength: 200, description: 'Your client id.' }),
      clientSecret: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 500,
          description:
            'Account management API key. May be left out if it is sent as `Authorization: Bearer`. If both are sent, both must be right.',
        }),
      ),
    },
    { title: 'IssueAdminTokenRequest', description: 'Credentials for the account management API.' },
  ),
  content: Type.Object(
    {
      id_token: Type.String({ description: 'The token, a JWT.' }),
      expires_in: Type.Integer({ description: 'Lifetime of the token, in seconds.' }),
      status: oneOf(['succeeded'], 'Always `succeeded`.'),
    },
    { title: 'AdminToken', description: 'A token for the account management API.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied'],
})
