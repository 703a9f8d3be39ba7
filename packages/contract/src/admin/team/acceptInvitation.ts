import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { email, invitationCode, oneTimeCode, Session } from './session.ts'

export const acceptInvitationOperation = adminOperation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/Session/invitation/accept',
  tag: 'Session',
  summary: 'Accept an invitation',
  description:
    'Creates the member with a password and an authenticator app, and begins a session as signing in does. Works once.',
  needsToken: false,
  body: Type.Object(
    {
      invitationCode,
      email,
      name: Type.String({ minLength: 1, maxLength: 100, description: 'Name that other members see.' }),
      password: Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters.' }),
      oneTimeCode,
    },
    { title: 'AcceptInvitationRequest', description: 'The new member.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'notFound', 'conflict', 'tooManyRequest'],
})
