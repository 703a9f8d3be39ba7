import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const changePasswordOperation = adminOperation({
  id: 'changePassword',
  method: 'PUT',
  path: '/Session/password',
  tag: 'Session',
  summary: 'Change your password',
  description:
    'Replaces the password of the signed-in member and ends the member’s other sessions. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  body: Type.Object(
    {
      currentPassword: Type.String({ minLength: 1, maxLength: 200, description: 'The password before.' }),
      newPassword: Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters.' }),
    },
    { title: 'ChangePasswordRequest', description: 'Both passwords.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
