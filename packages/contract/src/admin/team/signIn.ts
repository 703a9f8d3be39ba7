import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { email, oneTimeCode, Session } from './session.ts'

export const signInOperation = adminOperation({
  id: 'signIn',
  method: 'POST',
  path: '/Session',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Begins a session and sets its cookie, which lasts 12 hours and ends after 2 hours without a call. Browsers only: the request must come from a page of this server. A code is accepted once. After five attempts in a row that failed, the address is refused for 15 minutes; attempts from a browser that the member has signed in with before are counted apart.',
  needsToken: false,
  body: Type.Object(
    {
      email,
      password: Type.String({ minLength: 1, maxLength: 200, description: 'Password of the member.' }),
      oneTimeCode: Type.Optional(oneTimeCode),
      recoveryCode: Type.Optional(
        Type.String({
          minLength: 20,
          maxLength: 100,
          description: 'One of the member’s recovery codes, in place of `oneTimeCode`. Works once.',
        }),
      ),
    },
    { title: 'SignInRequest', description: 'Both factors of a member.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
