import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const beginSingleSignOnOperation = adminOperation({
  id: 'beginSingleSignOn',
  method: 'POST',
  path: '/Session/singleSignOn',
  tag: 'Session',
  summary: 'Begin single sign-on',
  description:
    'Returns the address of the identity provider to send the browser to, and binds the sign-in to this browser by a cookie of ten minutes. Browsers only.',
  needsToken: false,
  body: Type.Object(
    { clientId: uuid('Id of the client whose identity provider is used.') },
    { title: 'BeginSingleSignOnRequest', description: 'The client to sign in for.' },
  ),
  content: Type.Object(
    { authorizationUrl: Type.String({ description: 'Address of the identity provider’s sign-in.' }) },
    { title: 'SingleSignOn', description: 'A sign-in that has begun.' },
  ),
  errors: [
    'missingField',
    'invalidField',
    'badRequest',
    'permissionDenied',
    'notFound',
    'tooManyRequest',
    'serviceUnavailable',
  ],
})
