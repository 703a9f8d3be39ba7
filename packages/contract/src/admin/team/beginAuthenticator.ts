import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const beginAuthenticatorOperation = adminOperation({
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/Session/authenticator',
  tag: 'Session',
  summary: 'Begin with another authenticator app',
  description:
    'Returns a secret for another authenticator app. It takes the place of the one before when a code of it is sent, within 15 minutes. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      authenticatorUrl: Type.String({
        description: '`otpauth` URL for the authenticator app, to be shown as a QR code.',
      }),
      authenticatorSecret: Type.String({ description: 'The same secret to be typed, in Base32.' }),
    },
    { title: 'NewAuthenticator', description: 'Input for the authenticator app.' },
  ),
  errors: ['permissionDenied'],
})
