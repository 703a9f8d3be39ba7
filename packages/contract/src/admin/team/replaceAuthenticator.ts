import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { oneTimeCode } from './session.ts'

export const replaceAuthenticatorOperation = adminOperation({
  id: 'replaceAuthenticator',
  method: 'PUT',
  path: '/Session/authenticator',
  tag: 'Session',
  summary: 'Replace your authenticator app',
  description:
    'Puts the authenticator app that was begun in place of the one before, and ends the member’s other sessions. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  body: Type.Object({ oneTimeCode }, { title: 'ReplaceAuthenticatorRequest', description: 'A code of the new app.' }),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
