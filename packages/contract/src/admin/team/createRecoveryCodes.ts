import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const createRecoveryCodesOperation = adminOperation({
  id: 'createRecoveryCodes',
  method: 'POST',
  path: '/RecoveryCodes',
  tag: 'Session',
  summary: 'Create recovery codes',
  description:
    'Returns ten codes, once, in place of those before. Each signs in once, with the password and without the authenticator app. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      codes: Type.Array(Type.String({ description: 'A recovery code.' }), {
        description: 'The codes. They are not shown again.',
      }),
    },
    { title: 'CreatedRecoveryCodes', description: 'New recovery codes.' },
  ),
  errors: ['permissionDenied'],
})
