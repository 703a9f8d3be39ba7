import Type from 'typebox'

import { Session } from './session.ts'
import { adminOperation } from '../adminOperation.ts'

export const completeSingleSignOnOperation = adminOperation({
  id: 'completeSingleSignOn',
  method: 'POST',
  path: '/Session/singleSignOn/result',
  tag: 'Session',
  summary: 'Complete single sign-on',
  description:
    'Begins a session for the person whom the identity provider has signed in, as a member of its client. Creates the member at the first sign-in. Browsers only: the one that began it.',
  needsToken: false,
  body: Type.Object(
    {
      query: Type.String({
        minLength: 1,
        maxLength: 8_000,
        description: 'Query of the redirect URL, as the identity provider called it, without `?`.',
      }),
    },
    { title: 'CompleteSingleSignOnRequest', description: 'The identity provider’s response.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest', 'serviceUnavailable'],
})
